// The one question the shop asks the job tables itself: how much waits and how much is dead.
// pg-boss writes these tables; nothing here does.

import type { Database } from '#platform/database/database.ts';

export const JOBS_SCHEMA = 'jobs';

/** Waiting (new, postponed or to be tried again) and failed for good, of the named queues. */
export async function countJobs(
  database: Database,
  queues: string[],
): Promise<{ waiting: number; failed: number }> {
  const { rows } = await database.execute(
    `select count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'failed') as failed
     from ${JOBS_SCHEMA}.job where name = any($1) and (state < 'active' or state = 'failed')`,
    [queues],
  );
  return { waiting: Number(rows[0]?.waiting ?? 0), failed: Number(rows[0]?.failed ?? 0) };
}
