// The small version of `npm run test:crash`: a server that is killed twice while twelve buyers pay.

import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runCrashTest } from '#tests/crash/crash-run.ts';

const server = process.env.TEST_DATABASE_URL;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** On PostgreSQL a database of its own, empty, as on a first start. */
async function onFreshDatabase(work: (databaseUrl: string | null) => Promise<void>): Promise<void> {
  if (!server) return work(null);
  const name = `zwartwit_crash_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    await work(url.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

test('a server that is killed twice while twelve buyers pay loses nothing and doubles nothing', async () => {
  await onFreshDatabase(async (databaseUrl) => {
    const report = await runCrashTest({
      launcher: { command: process.execPath, parameters: ['tests/crash/serve-sources.ts'], folder: root },
      databaseUrl,
      purchases: 12,
      kills: 2,
      buyers: 4,
      webhooks: 'duplicate',
      seed: 7,
      quietMs: 3_000,
    });
    expect(report).toMatchObject({ kills: 2, paid: 12, orders: 12, mails: 12, differences: [] });
  });
}, 120_000);
