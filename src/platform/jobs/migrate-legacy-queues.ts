// Moves jobs from the queues of earlier versions (one queue per kind) to the present queue classes; each job
// stays due at the same moment. It runs at the start and for a while after, because a process of an earlier
// version may still be running. Jobs without a handler are not moved.

import type { Db, PgBoss } from 'pg-boss';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Logger } from '#platform/database/logger.ts';
import { minutes } from '#shared/clock.ts';
import { listLegacyQueues } from './jobs.repository.ts';
import type { QueueClass } from './jobs.ts';
import { QUEUE_CLASS_NAMES, retriesOf } from './queue-classes.ts';

const BATCH_SIZE = 200;
const INTERVAL_MS = minutes(1);
/**
 * How long after the start jobs of earlier versions are still moved to the present queues, in milliseconds.
 * This is longer than it takes to replace every process and to detect one that died during a job.
 */
const DURATION_MS = minutes(15);

type Needs = {
  boss: PgBoss;
  database: Database;
  within<T>(tx: Orm, work: (db: Db) => Promise<T>): Promise<T>;
  queueClassOf(kind: string): QueueClass | undefined;
};

/**
 * Moves the jobs of earlier versions to the present queues, at once and then every minute for a quarter of an
 * hour, because processes of the earlier version may still add jobs. Returns a function that stops it.
 */
export async function migrateLegacyQueues({ log, ...needs }: Needs & { log: Logger }): Promise<() => void> {
  await migrateJobs(needs);
  const again = setInterval(() => {
    migrateJobs(needs).catch((error: unknown) => log.warn({ err: error }, 'jobs of before were not moved'));
  }, INTERVAL_MS).unref();
  const enough = setTimeout(() => clearInterval(again), DURATION_MS).unref();
  return () => {
    clearInterval(again);
    clearTimeout(enough);
  };
}

async function migrateJobs({ boss, database, within, queueClassOf }: Needs): Promise<void> {
  for (const kind of await listLegacyQueues(database, QUEUE_CLASS_NAMES)) {
    const queueClass = queueClassOf(kind);
    if (queueClass === undefined) continue;
    let moved: number;
    do {
      moved = await database.transaction((tx) => within(tx, (db) => moveSome(boss, db, kind, queueClass)));
    } while (moved === BATCH_SIZE);
  }
}

async function moveSome(boss: PgBoss, db: Db, kind: string, queueClass: QueueClass): Promise<number> {
  const jobs = await boss.fetch<object>(kind, {
    db,
    batchSize: BATCH_SIZE,
    ignoreStartAfter: true,
    includeMetadata: true,
  });
  if (jobs.length === 0) return 0;
  await boss.insert(
    queueClass,
    jobs.map(({ id, data, singletonKey, startAfter, retryLimit }) => ({
      data: { kind, data },
      singletonKey: `${kind} ${singletonKey ?? id}`,
      startAfter,
      ...retriesOf({ retryLimit }),
    })),
    { db },
  );
  await boss.complete(
    kind,
    jobs.map(({ id }) => id),
    undefined,
    { db },
  );
  return jobs.length;
}
