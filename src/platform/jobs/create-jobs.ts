// Runs jobs with pg-boss, in the schema `jobs` of the shop's database, on either engine. A sent job wakes its
// worker by NOTIFY at commit. Polling is slow and only a fallback, so that an idle shop does almost nothing.

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ConstructorOptions, type Db, type JobInsert, PgBoss } from 'pg-boss';
import type { Database, Orm } from '#platform/database/database.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { currentTraceparent, noopTracer, type Tracer } from '../trace/trace.ts';
import { createJobDatabase } from './job-database.ts';
import {
  countJobs,
  countJobsByKind,
  findLastOutput,
  JOBS_SCHEMA,
  listActiveJobs,
  listFailingJobs,
  listPendingSubjects,
} from './jobs.repository.ts';
import type { JobOptions, JobQueue, Jobs, QueueClass } from './jobs.ts';
import { migrateLegacyQueues } from './migrate-legacy-queues.ts';
import { createQueues, retriesOf } from './queue-classes.ts';
import { retryJobs } from './retry-jobs.ts';
import { createWorkers, type Envelope, type JobLog, type Workers } from './workers.ts';

const STOP_TIMEOUT_MS = 10_000;
/**
 * Interval in seconds at which the jobs of dead processes are looked for. Together with the heartbeat such
 * jobs are found within 40 s.
 */
export const SUPERVISE_SECONDS = 20;
/**
 * Interval in seconds at which the scheduler checks whether a job is due. No schedule is more precise than
 * this.
 */
const CLOCK_SECONDS = 30;

export type CreateJobsOptions = {
  database: Database;
  log: JobLog;
  /** Collects the traces of jobs; when absent, no traces are collected. */
  tracer?: Tracer;
  /**
   * Maximum polling interval of the workers of jobs, in seconds. Default: the interval of the queue class.
   */
  pollSeconds?: number;
  /** Interval in seconds at which the jobs of dead processes are looked for. Default: `SUPERVISE_SECONDS`. */
  superviseSeconds?: number;
};

type Scheduled = { queue: JobQueue<object>; cron: string; data: object };

export function createJobs({
  database,
  log,
  tracer = noopTracer,
  pollSeconds,
  superviseSeconds = SUPERVISE_SECONDS,
}: CreateJobsOptions): Jobs {
  const scheduled: Scheduled[] = [];
  const { db, within } = createJobDatabase(database);
  const boss = new PgBoss(bossOptions(database.engine, db, superviseSeconds));
  const workers = createWorkers({ boss, log, tracer, pollSeconds });
  let started = false;
  let stopMigrating = () => {};
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));

  async function insert(
    tx: Orm,
    queues: readonly JobQueue<unknown>[],
    data: object,
    options: JobOptions = {},
  ) {
    for (const { name } of queues) assertHandled(name, workers);
    const byQueueClass = Map.groupBy(queues, ({ queueClass = 'quick' }) => queueClass);
    for (const [queueClass, inQueueClass] of byQueueClass) {
      const jobs = inQueueClass.map((queue) => newJob(queue, data, options));
      await within(tx, (db) => boss.insert(queueClass, jobs, { db }));
      if (options.startAfter) workers.wakeAt(queueClass, options.startAfter);
    }
  }

  return {
    handle(queue, handler) {
      if (started) throw new Error(`Queue ${queue.name} is registered after the start of the jobs`);
      workers.add(queue, async (data) => (await handler(queue.parse(data))) ?? undefined);
    },
    schedule(queue, cron, data) {
      if (started) throw new Error(`Queue ${queue.name} is scheduled after the start of the jobs`);
      scheduled.push({ queue, cron, data });
    },
    send: (tx, queue, data, options) => insert(tx, [queue], data, options),
    sendToAll: (tx, queues, data) => insert(tx, queues, data),
    async start(options) {
      started = true;
      if (database.engine === 'postgres') await installOneAtATime(database);
      await boss.start();
      await createQueues(boss, database.engine);
      if (database.engine === 'embedded') await failInterruptedJobs(boss, database);
      await replaceSchedules(boss, scheduled);
      stopMigrating = await migrateLegacyQueues({
        boss,
        database,
        within,
        queueClassOf: workers.queueClassOf,
        log,
      });
      if (options.work) await workers.start();
    },
    async stop() {
      stopMigrating();
      workers.stop();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
    counts: () => countJobs(database),
    countByKind: () => countJobsByKind(database),
    kinds: workers.kinds,
    listFailing: () => listFailingJobs(database),
    listPendingSubjects: () => listPendingSubjects(database),
    retry: (ids) => retryJobs({ boss, database }, ids),
    findLastOutput: ({ name, queueClass = 'quick' }) => findLastOutput(database, queueClass, name),
  };
}

function assertHandled(name: string, workers: Pick<Workers, 'queueClassOf'>): void {
  if (workers.queueClassOf(name) === undefined)
    throw new Error(`Queue ${name} has no handler: register it before the start`);
}

/**
 * Builds the row of a job. A queue keeps one waiting job per key, so a job without `singletonKey` gets a
 * unique key.
 */
function newJob(queue: JobQueue<unknown>, data: object, { singletonKey, startAfter }: JobOptions): JobInsert {
  const envelope: Envelope = { kind: queue.name, data, traceparent: currentTraceparent() };
  return {
    data: envelope,
    singletonKey: singletonKey === undefined ? randomUUID() : keyOf(queue, singletonKey),
    ...retriesOf(queue),
    ...(queue.timeoutMs && { expireInSeconds: queue.timeoutMs / 1000 }),
    ...(startAfter && { startAfter }),
  };
}

const keyOf = ({ name }: Pick<JobQueue<unknown>, 'name'>, key: string) => `${name} ${key}`;

/**
 * Creates or updates the job tables. The build calls this before it makes the archive for the first start.
 */
export const installJobTables = (database: Database): Promise<void> =>
  install(database.engine, createJobDatabase(database).db);

/**
 * Key of the advisory lock under which the job tables are created. It must be the same in every process and
 * differ from the key of the migrations.
 */
const INSTALL_LOCK = 7_146_926;

/**
 * Creates the job tables under a lock. pg-boss checks for its tables before it takes its own lock; of several
 * processes that start on an empty database, one would fail.
 */
const installOneAtATime = ({ session }: Pick<Database, 'session'>): Promise<void> =>
  session(async (query) => {
    await query('SELECT pg_advisory_lock($1)', [INSTALL_LOCK]);
    await install('postgres', { executeSql: query }).finally(() =>
      query('SELECT pg_advisory_unlock($1)', [INSTALL_LOCK]),
    );
  });

async function install(engine: Database['engine'], db: Db): Promise<void> {
  const boss = new PgBoss({
    ...bossOptions(engine, db, SUPERVISE_SECONDS),
    supervise: false,
    schedule: false,
    useListenNotify: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

function bossOptions(engine: Database['engine'], db: Db, superviseSeconds: number): ConstructorOptions {
  return {
    db,
    schema: JOBS_SCHEMA,
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    // The embedded engine has no autovacuum and vacuums by night; the warning would come every day.
    monitorVacuum: engine === 'postgres',
    reindex: engine === 'postgres',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronWorkerIntervalSeconds: CLOCK_SECONDS,
    // No job here depends on another, and each look for such jobs writes.
    flowIntervalSeconds: 24 * 60 * 60,
  };
}

/**
 * Marks jobs that were running at a crash as failed. The embedded engine belongs to this process alone, so
 * every job that counts as running at the start was interrupted. Each one counts as a failed attempt, so that
 * a job that crashes the process is not repeated forever.
 */
async function failInterruptedJobs(boss: PgBoss, database: Database): Promise<void> {
  for (const { queue, ids } of await listActiveJobs(database)) {
    await boss.fail(queue, ids, { message: 'the process ended in the middle of this job' });
  }
}

const CLOCK = 'clock' satisfies QueueClass;

/**
 * Replaces the schedules stored in the database by `schedules`, each under the name of its queue. Writes
 * nothing when no schedule changed.
 */
async function replaceSchedules(boss: PgBoss, schedules: Scheduled[]): Promise<void> {
  const keys = new Set(schedules.map(({ queue }) => queue.name));
  const existing = await boss.getSchedules();
  for (const { name, key } of existing) {
    if (name !== CLOCK || !keys.has(key)) await boss.unschedule(name, key);
  }
  for (const { queue, cron, data } of schedules) {
    const envelope: Envelope = { kind: queue.name, data };
    const options = {
      key: queue.name,
      tz: SHOP_TIME_ZONE,
      singletonKey: keyOf(queue, 'by the clock'),
      ...retriesOf(queue),
    };
    const isUnchanged = existing.some(
      (one) =>
        one.name === CLOCK &&
        one.key === queue.name &&
        isDeepStrictEqual([one.cron, one.data, one.options], [cron, envelope, options]),
    );
    if (!isUnchanged) await boss.schedule(CLOCK, cron, envelope, options);
  }
}
