// Retries failed jobs at an operator's request: permanently failed jobs get another attempt, and jobs that
// wait for a retry run at once.

import type { PgBoss } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import { listFailingJobs } from './jobs.repository.ts';

type Needs = { boss: PgBoss; database: Database };

/**
 * Gives the jobs with these ids, or all permanently failed jobs, one more attempt and makes them due.
 * Finished or deleted jobs are skipped. Returns the number of jobs that are now due.
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
