// Queues many jobs of one kind, kills the process that works on them, and starts it again. Every kind with
// effects outside the shop can be tested: it defines how a job is queued and what is observed outside.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Composed } from '#main/compose/compose.ts';
import type { Database } from '#platform/database/database.ts';
import { createKillableServer, type Launcher } from '#tests/support/killable-server.ts';
import { openIdleShop } from '../shop/idle-shop.ts';
import { startJobs } from '../shop/run-jobs.ts';

export type JobKind = {
  /** Environment variables for the server, such as the address of a stand-in. */
  env: Record<string, string>;
  queue(shop: Composed, database: Database, count: number): Promise<void>;
  /** The effects outside the shop so far, in order: the key of each, such as a message id. */
  effects(): readonly string[];
  /** Changes the database as if minutes had passed between the kill and the next start. */
  letTimePass(database: Database): Promise<void>;
};

export type InterruptedJobs = {
  /** The number of different effects at the time of the kill. */
  before: number;
  /** The number of different effects at the end. */
  happened: number;
  /** The keys of effects that happened more than once. */
  repeated: string[];
  /** The time in ms from the second start to the last effect. */
  caughtUpAfterMs: number;
};

type Options = {
  launcher: Launcher;
  databaseUrl: string | null;
  kind: JobKind;
  count: number;
  /** Checks the data of the shop at the end. */
  inspect(database: Database): Promise<void>;
};

const CATCH_UP_TIMEOUT_MS = 120_000;

/**
 * Queues the jobs, kills the server after a third of them, starts it again and returns what happened outside.
 * Throws when an effect is missing after two minutes.
 */
export async function interruptJobs({
  launcher,
  databaseUrl,
  kind,
  count,
  inspect,
}: Options): Promise<InterruptedJobs> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-cut-off-'));
  const server = await createKillableServer(launcher, {
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'silent',
    ...kind.env,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const whileStopped = async (work: (shop: Composed, database: Database) => Promise<void>) => {
    const quiet = await openIdleShop({ dataFolder, databaseUrl, address: server.address, env: kind.env });
    await work(quiet.shop, quiet.database).finally(() => quiet.close());
  };
  const seen = () => new Set(kind.effects()).size;
  try {
    await whileStopped(async (shop, database) => {
      await shop.jobs.start({ work: false });
      await kind.queue(shop, database, count).finally(() => shop.jobs.stop());
    });
    await server.start();
    await until(() => seen() >= count / 3);
    await server.kill();
    const before = seen();
    await whileStopped((_shop, database) => kind.letTimePass(database));
    await server.start();
    const startedAt = performance.now();
    await until(() => seen() >= count);
    const caughtUpAfterMs = performance.now() - startedAt;
    await server.stop();
    await whileStopped(async (shop, database) => {
      const working = await startJobs(shop, database);
      await working.untilDone().finally(() => working.stop());
      await inspect(database);
    });
    return { before, happened: seen(), repeated: repeatedOf(kind.effects()), caughtUpAfterMs };
  } finally {
    await server.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function until(reached: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + CATCH_UP_TIMEOUT_MS;
  while (!reached()) {
    if (Date.now() > giveUpAt) throw new Error('The jobs were not done in time');
    await pause(5);
  }
}

function repeatedOf(keys: readonly string[]): string[] {
  return [...Map.groupBy(keys, (key) => key)].flatMap(([key, times]) => (times.length > 1 ? [key] : []));
}
