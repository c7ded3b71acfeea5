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
  /** What the server needs to reach the outside, such as the address of a stand-in. */
  env: Record<string, string>;
  queue(shop: Composed, database: Database, count: number): Promise<void>;
  /** Everything that happened outside so far, in order, under the key the outside knows it by. */
  effects(): readonly string[];
  /** Between the kill and the next start: what only the clock would bring otherwise. */
  letTimePass(database: Database): Promise<void>;
};

export type InterruptedJobs = {
  /** Effects there were when the process was killed. */
  before: number;
  /** Keys that were seen outside, once or more. */
  happened: number;
  /** Keys that were seen outside more than once. */
  repeated: string[];
  /** From the second start to the last effect. */
  caughtUpAfterMs: number;
};

type Options = {
  launcher: Launcher;
  databaseUrl: string | null;
  kind: JobKind;
  count: number;
  /** A look at the shop's own books at the end. */
  inspect(database: Database): Promise<void>;
};

const CATCH_UP_TIMEOUT_MS = 120_000;

/** Throws when not every effect was seen in time. */
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
