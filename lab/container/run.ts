// Builds and starts the image as described in docs/containers.md, on the embedded database and on PostgreSQL.

import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readOptions } from '#lab/support/read-options.ts';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { smokeTest } from '#tests/harness/container/smoke-test.ts';
import { NO_SERVER, openServer } from '#tests/support/durable-server.ts';
import { endProcess, hasEnded } from '#tests/support/end-process.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { buildImage, findWay, IMAGE, podman, startContainer } from './podman.ts';

readOptions({});
const root = fileURLToPath(new URL('../../', import.meta.url));
const USER = 10_001;
const OPERATOR = { username: 'baas', password: 'een-lang-wachtwoord-1' };
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 60_000;

const startedAt = performance.now();
const tell = (what: string) =>
  console.log(`✓ ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`);

buildImage(root, join(root, 'node_modules/.cache/debian-13-base.tar'));
tell(
  `the image is built: ${(Number(podman('image', 'inspect', '--format', '{{.Size}}', IMAGE)) / 1e6).toFixed(0)} MB`,
);
const health = podman('image', 'inspect', '--format', '{{.HealthCheck}}', IMAGE);
if (!health.includes('is-healthy.mjs')) throw new Error(`The image has no health check: ${health}`);
const way = findWay();

await onEngine('embedded', {});
const server = await openServer();
if (server === null) throw new Error(NO_SERVER);
try {
  await onEngine('postgres', { DATABASE_URL: server.url });
} finally {
  await server.close();
}

async function onEngine(engine: string, database: Record<string, string>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-container-'));
  chownSync(dataFolder, USER, USER);
  const port = await findFreePort();
  const name = `zwartwit-test-${process.pid}-${engine}`;
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...database,
    ADMIN_USERNAME: OPERATOR.username,
    ADMIN_PASSWORD: OPERATOR.password,
  };
  const container = startContainer(way, { name, settings, dataFolder });
  const inside = (script: string) => podman('exec', name, 'node_modules/node/bin/node', script);
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(`${address}/readyz`, () => hasEnded(container));
    const user = podman('exec', name, 'id', '-u');
    const proof = await smokeTest(address, OPERATOR, async () => inside('scripts/make-backup.mjs'));
    inside('scripts/is-healthy.mjs');
    if (user !== String(USER) || !proof.sold || proof.paper !== '%PDF-' || !proof.trial?.ok)
      throw new Error(`On ${engine}, as ${user}: ${JSON.stringify(proof)}`);
    tell(
      `${engine}: read-only as ${user}: sold, invoice, drawing (${proof.picture}), backup, and its trial restore`,
    );
  } finally {
    podman('stop', '--ignore', '--time', '30', name);
    await endProcess(container, 'SIGTERM', STOP_WITHIN_MS);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function untilReady(url: string, ended: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    if (ended()) throw new Error('The container ended by itself');
    const answer = await callHttp({ url }).catch(() => null);
    if (answer?.status === 200) return;
    await pause(200);
  }
  throw new Error('The container was not ready in time');
}
