// The small version of `npm run test:chaos`: a server that is killed four times during sixty purchases of every kind.

import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runChaos } from '#tests/chaos/chaos-run.ts';

const server = process.env.TEST_DATABASE_URL;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** On PostgreSQL a database of its own, empty, as on a first start. */
async function onFreshDatabase(work: (databaseUrl: string | null) => Promise<void>): Promise<void> {
  if (!server) return work(null);
  const name = `zwartwit_chaos_${randomBytes(6).toString('hex')}`;
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

test('sixty purchases of every manner on a server killed four times leave books that agree', async () => {
  await onFreshDatabase(async (databaseUrl) => {
    const report = await runChaos({
      launcher: { command: process.execPath, parameters: ['tests/chaos/serve-sources.ts'], folder: root },
      databaseUrl,
      purchases: 60,
      kills: 4,
      buyers: 6,
      seed: 7,
      quietMs: 6_000,
    });
    console.info(JSON.stringify(report));
    expect(report).toMatchObject({ kills: 4, differences: [], faults: 0 });
    expect(report.weather).toHaveLength(5);
    expect(report.orders).toBeGreaterThan(50);
    expect(report.givenBack).toBeGreaterThan(0);
    expect(report.turnedDown).toBeGreaterThan(0);
    if (databaseUrl !== null) expect(report.cut).toBeGreaterThan(0);
  });
}, 240_000);
