// Jobs on pg-boss, in the schema `jobs` of the shop's own database, on either engine. A sent job wakes its worker by
// NOTIFY at commit; slow polling is only the net below that, so that an idle shop does next to nothing.

import { randomUUID } from 'node:crypto';
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import type { MachineLog } from '#platform/database/machine-log.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { withoutValues } from '../log/describe-error.ts';
import { createQueues, type QueueSettings, queueSettings } from './create-queues.ts';
import { createJobDatabase } from './job-database.ts';
import { countJobs, JOBS_SCHEMA, listBegunJobs } from './jobs.repository.ts';
import type { Jobs } from './jobs.ts';

const STOP_TIMEOUT_MS = 10_000;
/** How often jobs are looked for whose process gave no sign of life; with their heartbeat at most 40 s. */
const SUPERVISE_SECONDS = 20;

export type CreateJobsOptions = {
  database: Database;
  log: MachineLog;
  /** How often a worker looks for work by itself: only retries and postponed jobs wait for it. */
  pollSeconds?: number;
};

type Registered = { queue: QueueSettings; concurrency: number; run: (data: unknown) => Promise<void> };
type Scheduled = { name: string; cron: string; data: object };

export function createJobs({ database, log, pollSeconds = 5 }: CreateJobsOptions): Jobs {
  const registered = new Map<string, Registered>();
  const scheduled: Scheduled[] = [];
  const { db, within } = createJobDatabase(database);
  const boss = new PgBoss(bossOptions(database.engine, db));
  let started = false;
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));

  return {
    handle(queue, handler) {
      if (started) throw new Error(`Queue ${queue.name} is registered after the start of the jobs`);
      if (registered.has(queue.name)) throw new Error(`Queue ${queue.name} has a handler already`);
      registered.set(queue.name, {
        queue: queueSettings(database.engine, queue),
        concurrency: queue.concurrency ?? 1,
        run: async (data) => handler(queue.parse(data)),
      });
    },
    schedule(queue, cron, data) {
      if (started) throw new Error(`Queue ${queue.name} is scheduled after the start of the jobs`);
      scheduled.push({ name: queue.name, cron, data });
    },
    async send(tx, queue, data, options = {}) {
      if (!registered.has(queue.name))
        throw new Error(`Queue ${queue.name} has no handler: register it before the start`);
      // Every queue keeps one waiting job per key, so a job without a key gets one of its own.
      const singletonKey = options.singletonKey ?? randomUUID();
      const startAfter = options.startAfter === undefined ? {} : { startAfter: options.startAfter };
      await within(tx, (db) => boss.send(queue.name, data, { db, singletonKey, ...startAfter }));
    },
    async start(options) {
      started = true;
      await boss.start();
      await createQueues(
        boss,
        [...registered.values()].map(({ queue }) => queue),
      );
      if (database.engine === 'embedded') await takeUpBegunJobs(boss, database, [...registered.keys()]);
      await replaceSchedules(boss, scheduled);
      if (options.work)
        await Promise.all(
          [...registered.values()].map((one) => startWorkers({ boss, log, pollSeconds }, one)),
        );
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
    counts: () => countJobs(database, [...registered.keys()]),
  };
}

type Working = { boss: PgBoss; log: MachineLog; pollSeconds: number };

async function startWorkers(
  { boss, log, pollSeconds }: Working,
  { queue, concurrency, run }: Registered,
): Promise<void> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: Math.min(2, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  };
  for (let worker = 0; worker < concurrency; worker += 1) {
    const workerId: string = await boss.work(queue.name, options, async (jobs) => {
      // Messages of many jobs wake a worker once, and it would take the next only when its pause is over:
      // whoever found a job looks again at once.
      boss.notifyWorker(workerId);
      for (const job of jobs) {
        try {
          await run(job.data);
        } catch (error) {
          // pg-boss keeps what is thrown with the job and tries again; an operator reads it in the log.
          log.warn({ err: error, queue: queue.name, job: job.id }, 'a job failed');
          throw withoutValues(error);
        }
      }
    });
  }
}

/** Creates or updates the job tables, for whoever prepares a database ahead of the first start. */
export async function installJobTables(database: Database): Promise<void> {
  const boss = new PgBoss({
    ...bossOptions(database.engine, createJobDatabase(database).db),
    supervise: false,
    schedule: false,
    useListenNotify: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

function bossOptions(engine: Database['engine'], db: Db): ConstructorOptions {
  return {
    db,
    schema: JOBS_SCHEMA,
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    // The embedded engine has no autovacuum and vacuums by night; the warning would come every day.
    monitorVacuum: engine === 'postgres',
    reindex: engine === 'postgres',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // No job here depends on another, and each look for such jobs writes.
    flowIntervalSeconds: 24 * 60 * 60,
  };
}

/**
 * The embedded engine belongs to this process alone, so a job that was begun before it started is nobody's: its process
 * was killed. It counts as a failed try, so that a job which itself brings the process down does not do so for ever.
 */
async function takeUpBegunJobs(boss: PgBoss, database: Database, queues: string[]): Promise<void> {
  for (const { queue, ids } of await listBegunJobs(database, queues)) {
    await boss.fail(queue, ids, { message: 'the process ended in the middle of this job' });
  }
}

async function replaceSchedules(boss: PgBoss, wanted: Scheduled[]): Promise<void> {
  const names = new Set(wanted.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const { name, cron, data } of wanted) await boss.schedule(name, cron, data, { tz: SHOP_TIME_ZONE });
}
