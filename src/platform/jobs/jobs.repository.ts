// Queries on the job tables: waiting, failed and running jobs, with the reasons of failures. pg-boss writes
// these tables; this file only reads them.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { FailingJob, JobCount } from './jobs.ts';

export const JOBS_SCHEMA = 'jobs';

const activeSchema = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));
const namesSchema = z.array(z.object({ name: z.string() }));

/** SQL condition that excludes pg-boss's own maintenance queues. */
const IS_SHOP_QUEUE = "name not like '\\_\\_%'";

/**
 * SQL of a subquery `done`: the moment of the last successful run of each scheduled job. With it, a failed
 * run is not reported once a later run has succeeded. PostgreSQL evaluates this part only when some job
 * failed.
 */
const LAST_SCHEDULED_RUNS = `done as materialized (
  select data->>'kind' as kind, max(completed_on) as at from ${JOBS_SCHEMA}.job
  where name = 'clock' and state = 'completed' group by 1)`;
const OPEN = `${IS_SHOP_QUEUE} and (state < 'active' or (state = 'failed' and (name <> 'clock'
  or completed_on > coalesce((select at from done where done.kind = job.data->>'kind'), '-infinity'))))`;
const STATE = "case state when 'created' then 'waiting' else state::text end";
/** SQL expression for the kind of a job. A job of an earlier version has no kind; its queue name is used. */
const KIND = "coalesce(data->>'kind', name)";

const countsSchema = z.array(
  z.object({
    kind: z.string(),
    state: z
      .enum(['waiting', 'retry', 'failed'])
      .transform((state) => (state === 'retry' ? 'retrying' : state)),
    count: z.coerce.number(),
    oldestDueSeconds: z.coerce.number(),
  }),
);

export async function countJobsByKind(database: Database): Promise<JobCount[]> {
  const { rows } = await database.execute(
    `with ${LAST_SCHEDULED_RUNS}
     select ${KIND} as kind, ${STATE} as state, count(*) as count,
       coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after < now())), 0)
         as "oldestDueSeconds"
     from ${JOBS_SCHEMA}.job where ${OPEN} group by 1, 2`,
  );
  return countsSchema.parse(rows);
}

/**
 * Counts the unfinished jobs: `waiting` are new, postponed or to be retried; `failed` are permanently failed.
 */
export async function countJobs(database: Database): Promise<{ waiting: number; failed: number }> {
  const counts = await countJobsByKind(database);
  const sum = (isGivenUp: boolean) =>
    counts
      .filter(({ state }) => (state === 'failed') === isGivenUp)
      .reduce((total, { count }) => total + count, 0);
  return { waiting: sum(false), failed: sum(true) };
}

const failingSchema = z.array(
  z.object({
    id: z.string(),
    queueClass: z.string(),
    kind: z.string(),
    state: z.enum(['retry', 'failed']).transform((state) => (state === 'retry' ? 'retrying' : state)),
    createdAt: z.coerce.date(),
    tries: z.coerce.number(),
    nextTryAt: z.coerce.date().nullable(),
    reason: z.string(),
  }),
);

export async function listFailingJobs(database: Database): Promise<FailingJob[]> {
  const { rows } = await database.execute(
    `with ${LAST_SCHEDULED_RUNS}
     select id::text, name as "queueClass", ${KIND} as kind, state::text, created_on as "createdAt",
       retry_count + 1 as tries,
       case state when 'failed' then null else start_after end as "nextTryAt",
       coalesce(output->>'message', output->'value'->>'message', '') as reason
     from ${JOBS_SCHEMA}.job where ${OPEN} and state in ('retry', 'failed')
     order by created_on desc, id limit 1000`,
  );
  return failingSchema.parse(rows);
}

/** SQL list of the fields of a job's data that tell what the job is about, such as an order or a payment. */
const ABOUT = "array['orderId', 'paymentId', 'refundId', 'shipmentId', 'withdrawalId']";

export async function listPendingSubjects(database: Database): Promise<string[]> {
  const { rows } = await database.execute(
    `select distinct left(key, -2) || ':' || value as about from ${JOBS_SCHEMA}.job, jsonb_each_text(data->'data') as held(key, value)
     where ${IS_SHOP_QUEUE} and state in ('created', 'retry', 'active') and start_after < now() + interval '1 hour'
       and jsonb_typeof(data->'data') = 'object' and key = any(${ABOUT})`,
  );
  return rows.map(({ about }) => String(about));
}

const outputSchema = z.tuple([z.object({ at: z.coerce.date(), output: z.unknown() })]).or(z.tuple([]));

export async function findLastOutput(
  database: Database,
  lane: string,
  kind: string,
): Promise<{ at: Date; output: unknown } | null> {
  const { rows } = await database.execute(
    `select completed_on as at, output from ${JOBS_SCHEMA}.job
     where name = $1 and state = 'completed' and data->>'kind' = $2 order by completed_on desc limit 1`,
    [lane, kind],
  );
  return outputSchema.parse(rows)[0] ?? null;
}

/** Lists the running jobs, which were started and have not ended: their ids per queue. */
export async function listActiveJobs(database: Database): Promise<{ queue: string; ids: string[] }[]> {
  const { rows } = await database.execute(
    `select name, array_agg(id::text) as ids from ${JOBS_SCHEMA}.job
     where ${IS_SHOP_QUEUE} and state = 'active' group by name`,
  );
  return activeSchema.parse(rows).map(({ name, ids }) => ({ queue: name, ids }));
}

/** Lists the queues of earlier versions of the shop that still contain waiting jobs. */
export async function listLegacyQueues(
  database: Database,
  queueClasses: readonly string[],
): Promise<string[]> {
  const { rows } = await database.execute(
    `select distinct name from ${JOBS_SCHEMA}.job
     where ${IS_SHOP_QUEUE} and state < 'active' and name <> all($1)`,
    [queueClasses],
  );
  return namesSchema.parse(rows).map(({ name }) => name);
}
