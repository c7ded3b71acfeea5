// A job that failed, tried again because somebody says so: what was given up is taken up, what waits for its
// next try waits no more.

import type { PgBoss } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import { listFailingJobs } from './jobs.repository.ts';

type Needs = { boss: PgBoss; database: Database };

/**
 * Given up jobs get one more try. What is done, or gone, meanwhile is left alone; answers how many are due
 * now.
 */
export async function retryJobs(
  { boss, database }: Needs,
  ids: readonly string[] | 'given up',
): Promise<number> {
  const failing = await listFailingJobs(database);
  const chosen = failing.filter(({ id, state }) =>
    ids === 'given up' ? state === 'failed' : ids.includes(id),
  );
  for (const [queueClass, jobs] of Map.groupBy(chosen, (job) => job.queueClass)) {
    const givenUp = jobs.filter(({ state }) => state === 'failed').map(({ id }) => id);
    if (givenUp.length > 0) await boss.retry(queueClass, givenUp);
    for (const { id } of jobs) await boss.update(queueClass, undefined, { id, startAfter: 0 });
  }
  return chosen.length;
}
