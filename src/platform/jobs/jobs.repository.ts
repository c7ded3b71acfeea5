// What the shop asks the job tables itself: how much waits, how much is dead, what was begun, and what waits where.
// pg-boss writes these tables; nothing here does.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';

export const JOBS_SCHEMA = 'jobs';

const begunSchema = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));
const namesSchema = z.array(z.object({ name: z.string() }));

/** pg-boss has queues for its own upkeep. */
const OF_THE_SHOP = "name not like '\\_\\_%'";

/** Waiting (new, postponed or to be tried again) and failed for good. */
export async function countJobs(database: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await database.execute(
    `select count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'failed') as failed
     from ${JOBS_SCHEMA}.job where ${OF_THE_SHOP} and (state < 'active' or state = 'failed')`,
  );
  return { waiting: Number(rows[0]?.waiting ?? 0), failed: Number(rows[0]?.failed ?? 0) };
}

/** Jobs that somebody began and did not end. */
export async function listBegunJobs(database: Database): Promise<{ queue: string; ids: string[] }[]> {
  const { rows } = await database.execute(
    `select name, array_agg(id::text) as ids from ${JOBS_SCHEMA}.job
     where ${OF_THE_SHOP} and state = 'active' group by name`,
  );
  return begunSchema.parse(rows).map(({ name, ids }) => ({ queue: name, ids }));
}

/** The queues with waiting jobs that are none of these lanes. */
export async function listQueuesOfBefore(database: Database, lanes: readonly string[]): Promise<string[]> {
  const { rows } = await database.execute(
    `select distinct name from ${JOBS_SCHEMA}.job
     where ${OF_THE_SHOP} and state < 'active' and name <> all($1)`,
    [lanes],
  );
  return namesSchema.parse(rows).map(({ name }) => name);
}
