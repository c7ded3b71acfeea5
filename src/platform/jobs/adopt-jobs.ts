// Versions of before had a queue of its own for each kind of job. What still waits in one is moved into the lane of its kind
// when the shop starts, with the moment it is due; what nobody handles any more stays where it is.

import type { Db, PgBoss } from 'pg-boss';
import type { Database, Orm } from '#platform/database/database.ts';
import { listQueuesOfBefore } from './jobs.repository.ts';
import type { Lane } from './jobs.ts';
import { LANE_NAMES, retriesOf } from './lanes.ts';

const AT_ONCE = 200;

type Needs = {
  boss: PgBoss;
  database: Database;
  within<T>(tx: Orm, work: (db: Db) => Promise<T>): Promise<T>;
  laneOf(kind: string): Lane | undefined;
};

export async function adoptJobs({ boss, database, within, laneOf }: Needs): Promise<void> {
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
    ...{ db, batchSize: AT_ONCE, ignoreStartAfter: true, includeMetadata: true },
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
