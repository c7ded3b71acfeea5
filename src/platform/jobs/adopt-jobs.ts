// Versions of before had a queue of its own for each kind of job. What still waits in one is moved into the
// lane of its kind when the shop starts and for a while after it, with the moment it is due: a process of
// before may still be at work beside this one. What nobody handles any more stays where it is.

import type { Db, PgBoss } from 'pg-boss';
import type { Database, Orm } from '#platform/database/database.ts';
import type { MachineLog } from '#platform/database/machine-log.ts';
import { minutes } from '#shared/clock.ts';
import { listQueuesOfBefore } from './jobs.repository.ts';
import type { Lane } from './jobs.ts';
import { LANE_NAMES, retriesOf } from './lanes.ts';

const AT_ONCE = 200;
const AGAIN_EVERY = minutes(1);
/** Longer than it takes to replace every process, and to miss one that died in the middle of a job. */
const FOR_A_WHILE = minutes(15);

type Needs = {
  boss: PgBoss;
  database: Database;
  within<T>(tx: Orm, work: (db: Db) => Promise<T>): Promise<T>;
  laneOf(kind: string): Lane | undefined;
};

/** Answers how to stop before the time is over. */
export async function adoptForAWhile({ log, ...needs }: Needs & { log: MachineLog }): Promise<() => void> {
  await adoptJobs(needs);
  const again = setInterval(() => {
    adoptJobs(needs).catch((error: unknown) => log.warn({ err: error }, 'jobs of before were not moved'));
  }, AGAIN_EVERY).unref();
  const enough = setTimeout(() => clearInterval(again), FOR_A_WHILE).unref();
  return () => {
    clearInterval(again);
    clearTimeout(enough);
  };
}

async function adoptJobs({ boss, database, within, laneOf }: Needs): Promise<void> {
  for (const kind of await listQueuesOfBefore(database, LANE_NAMES)) {
    const lane = laneOf(kind);
    if (lane === undefined) continue;
    let moved: number;
    do {
      moved = await database.transaction((tx) => within(tx, (db) => moveSome(boss, db, kind, lane)));
    } while (moved === AT_ONCE);
  }
}

async function moveSome(boss: PgBoss, db: Db, kind: string, lane: Lane): Promise<number> {
  const jobs = await boss.fetch<object>(kind, {
    db,
    batchSize: AT_ONCE,
    ignoreStartAfter: true,
    includeMetadata: true,
  });
  if (jobs.length === 0) return 0;
  await boss.insert(
    lane,
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
