// Tests figures from a replica: whatever happens to the replica, a reader sees everything that was saved
// before the request. Skipped without a PostgreSQL server.

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { openPostgres } from '#platform/database/postgres/open-postgres.ts';
import { type FaultProxy, openFaultProxy } from '#tests/support/fault-proxy.ts';
import { createHome, type Program } from '#tests/support/program.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { createStandby } from '#tests/support/standby.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../../../scripts/test/postgres.mjs';

const bin = process.env.TEST_DATABASE_URL ? findPostgres() : null;
const PATIENCE = { timeout: 60_000, interval: 50 };

describe.skipIf(bin === null)('a replica', () => {
  const password = randomBytes(12).toString('hex');
  let home = '';
  let server: PostgresServer;
  let standby: Program;
  let urls: Record<'primary' | 'replica', string>;
  let road: FaultProxy;
  let database: Database;

  const as = (url: string, user: string, key: string) =>
    Object.assign(new URL(url), { username: user, password: key, pathname: '/shop' }).href;
  const open = (replicaUrl: string) =>
    openPostgres({ url: urls.primary, replicaUrl, migrationsFolder: null, log: silentLogger });
  let standbyAdmin = '';

  beforeAll(async () => {
    home = createHome();
    server = await startPostgres(bin ?? '', { durable: true });
    // The shop needs no rights beyond its own database.
    await queryServer(server.url, `create role shop login password '${password}'`);
    await queryServer(server.url, 'create database shop owner shop');
    const copied = await createStandby(bin ?? '', server.url, home);
    standby = copied.program;
    standbyAdmin = copied.url;
    await standby.start();
    urls = { primary: as(server.url, 'shop', password), replica: as(copied.url, 'shop', password) };
    road = await openFaultProxy(urls.replica);
    await road.open();
    database = await open(road.url);
    await database.execute('create table notes (number int primary key)');
  });
  afterAll(async () => {
    await database?.close();
    await road?.close().catch(() => undefined);
    await standby?.kill();
    await server?.stop();
    if (home) rmSync(home, { recursive: true, force: true });
  });

  let written = 0;
  /** Inserts a row and reads all rows; checks that the new row is there. Returns the server that answered. */
  async function writeAndRead(from = database): Promise<'primary' | 'replica'> {
    written += 1;
    await from.execute('insert into notes values ($1)', [written]);
    const answer = await from.readOnReplica(async ({ orm }) => {
      const [notes, servers] = await Promise.all([
        orm.execute(sql`select count(*)::int as count from notes`),
        orm.execute(sql`select pg_is_in_recovery() as replica`),
      ]);
      return { count: notes.rows[0]?.count, from: servers.rows[0]?.replica ? 'replica' : 'primary' } as const;
    });
    expect(answer.count).toBe(written);
    return answer.from;
  }
  const untilRead = () => expect.poll(() => writeAndRead(), PATIENCE).toBe('replica');

  test('is read, and shows what was saved just before', async () => {
    await untilRead();
    const sources = [];
    for (let round = 0; round < 50; round += 1) sources.push(await writeAndRead());
    expect(sources.filter((source) => source === 'replica').length).toBeGreaterThan(0);
    await expect.poll(() => database.readReplicaState(), PATIENCE).toEqual({ lagSeconds: 0, isRead: true });
  });

  test('that stands still is not read as long as it does', async () => {
    await untilRead();
    await queryServer(standbyAdmin, 'select pg_wal_replay_pause()');
    expect([await writeAndRead(), await writeAndRead()]).toEqual(['primary', 'primary']);
    const state = await database.readReplicaState();
    expect(state).toMatchObject({ isRead: false });
    expect(state?.lagSeconds).toBeGreaterThan(0);
    await queryServer(standbyAdmin, 'select pg_wal_replay_resume()');
    await untilRead();
  });

  test('that is away, or silent in the middle, costs nobody a figure', async () => {
    await untilRead();
    road.fallSilent();
    expect(await writeAndRead()).toBe('primary');
    await untilRead();
    await road.close();
    expect(await writeAndRead()).toBe('primary');
    expect(await database.readReplicaState()).toEqual({ lagSeconds: null, isRead: false });
    await road.open();
    await untilRead();
  });

  test('that is none, but the primary itself or another server, is not read', async () => {
    const stranger = await startPostgres(bin ?? '');
    try {
      for (const url of [urls.primary, stranger.url]) {
        const led = await open(url);
        expect(await writeAndRead(led)).toBe('primary');
        expect(await led.readReplicaState()).toEqual({ lagSeconds: null, isRead: false });
        await led.close();
      }
    } finally {
      await stranger.stop();
    }
  });

  test('that took over by mistake is not read', async () => {
    await untilRead();
    await queryServer(standbyAdmin, 'select pg_promote()');
    expect(await writeAndRead()).toBe('primary');
    expect(await database.readReplicaState()).toEqual({ lagSeconds: null, isRead: false });
  });
});
