// What the shop asks the job tables itself: how much waits, how much is dead, and what was begun.
// pg-boss writes these tables; nothing here does.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';

export const JOBS_SCHEMA = 'jobs';

const begunSchema = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));

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

/** Jobs of the named queues that somebody began and did not end. */
export async function listBegunJobs(
  database: Database,
  queues: string[],
): Promise<{ queue: string; ids: string[] }[]> {
  const { rows } = await database.execute(
    `select name, array_agg(id::text) as ids from ${JOBS_SCHEMA}.job
     where name = any($1) and state = 'active' group by name`,
    [queues],
  );
  return begunSchema.parse(rows).map(({ name, ids }) => ({ queue: name, ids }));
}
