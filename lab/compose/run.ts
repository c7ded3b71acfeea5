// Runs the processes of the compose file with their environment, PostgreSQL, an S3 service and Caddy. The
// processes are replaced in turn, as described in docs/containers.md, while visitors buy and read.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readOptions } from '#lab/support/read-options.ts';
import { readCompose, shopServices } from '#tests/harness/container/compose-file.ts';
import { PAGES, visitUntil } from '#tests/harness/rolling/visits.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { NO_SERVER, openServer } from '#tests/support/durable-server.ts';
import { trustAuthority } from '#tests/support/http-call.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { startCaddy } from './caddy.ts';

const values = readOptions({ rolls: '2', buyers: '3', readers: '5' });
const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * The paths visitors read, without the health check: a stopping process answers it with an error on purpose,
 * so that Caddy sends it no more requests.
 */
const READ = PAGES.filter((path) => path !== '/healthz');
const STOPPED_MS = 3_000;
/** Settings that raise the rate limits, because all simulated visitors share one address. */
const PLENTY = { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' };

const database = await openServer();
if (database === null) throw new Error(NO_SERVER);
const storage = await startS3Server();
const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-compose-'));
const services = readCompose(join(root, 'ops/compose/compose.yaml'), {
  DOMAIN: 'localhost',
  POSTGRES_PASSWORD: 'x',
  S3_SECRET_ACCESS_KEY: storage.options.secretAccessKey,
});
const processes = new Map<string, KillableServer>();
try {
  for (const [name, { environment }] of shopServices(services)) {
    const shop = await createKillableServer(builtShop, { ...environment, ...here(), ...PLENTY }, '/readyz');
    processes.set(name, shop);
    await shop.start();
  }
  await queryServer(database.url, 'update product_variants set stock = 1000000');
  const upstreams = services.caddy?.environment.UPSTREAMS ?? '';
  const caddy = await startCaddy(join(root, 'ops/caddy/Caddyfile'), {
    ...services.caddy?.environment,
    UPSTREAMS: upstreams.replace(/(\S+):3000/g, (_, name: string) => addressOf(name)),
  });
  trustAuthority(caddy.authority);
  try {
    process.exitCode = await replaceInTurn(caddy.address);
  } finally {
    await caddy.stop();
  }
} finally {
  await Promise.all([...processes.values()].map((shop) => shop.stop()));
  await Promise.all([database.close(), storage.stop()]);
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Returns the environment with the host names of compose.yaml replaced by addresses on this machine. */
function here(): Record<string, string> {
  const { endpoint, bucket, accessKeyId } = storage.options;
  return {
    DATABASE_URL: database?.url ?? '',
    DATA_DIR: dataFolder,
    DRAIN_SECONDS: '3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
  };
}

function addressOf(name: string): string {
  const shop = processes.get(name);
  if (!shop) throw new Error(`compose.yaml has no process ${name}`);
  return new URL(shop.address).host;
}

async function replaceInTurn(address: string): Promise<number> {
  const over = new AbortController();
  const buyers = Number(values.buyers);
  const readers = Number(values.readers);
  const visits = visitUntil(over.signal, { address, buyers, readers, pages: READ });
  for (let round = 0; round < Number(values.rolls); round += 1) {
    for (const shop of processes.values()) {
      await pause(1_000);
      await shop.stop();
      // As long as a container takes to be made anew.
      await pause(STOPPED_MS);
      await shop.start();
    }
  }
  await pause(1_000);
  over.abort();
  const { purchases, reads, failures, longestPurchaseMs } = await visits;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  console.log(`  ${processes.size} processes, each replaced ${values.rolls} times behind Caddy`);
  console.log(
    `  ${purchases} purchases (slowest ${(longestPurchaseMs / 1000).toFixed(1)} s), ${reads} reads, ${failed} failed`,
  );
  for (const [failure, count] of Object.entries(failures)) console.log(`    - ${count} × ${failure}`);
  return failed === 0 && purchases > 0 ? 0 : 1;
}
