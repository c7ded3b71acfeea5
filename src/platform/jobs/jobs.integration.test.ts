import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CreateJobsOptions, createJobs, SUPERVISE_SECONDS } from './create-jobs.ts';
import type { JobQueue, Jobs } from './jobs.ts';
import { HEARTBEAT_SECONDS, QUEUE_CLASS_NAMES } from './queue-classes.ts';

type Greeting = { to: string };
const greetingSchema = z.object({ to: z.string() });

let test: TestDatabase;
let database: Database;
const running: Jobs[] = [];
let queueNumber = 0;

/** Creates a queue with a unique name for one test. */
function newQueue(options: Partial<JobQueue<Greeting>> = {}): JobQueue<Greeting> {
  queueNumber += 1;
  return { name: `test-greet-${queueNumber}`, parse: (data) => greetingSchema.parse(data), ...options };
}

function newJobs(options: Partial<CreateJobsOptions> = {}): Jobs {
  const jobs = createJobs({ database, log: silentLogger, pollSeconds: 0.5, ...options });
  running.push(jobs);
  return jobs;
}

/** Ends the pause before the retry with number `retry` of a job; returns false while no job pauses. */
async function endPause(retry: number): Promise<boolean> {
  const { rows } = await database.execute(
    `update jobs.job set start_after = now()
     where state = 'retry' and retry_count = $1 and start_after > now() returning id`,
    [retry - 1],
  );
  return rows.length === 1;
}

beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  // What one test leaves behind is no other's.
  await database.execute('delete from jobs.job');
});
afterAll(() => test?.drop());

describe('send', () => {
  it('makes a job exactly when its transaction commits, and starts it without waiting to be polled', async () => {
    const jobs = newJobs({ pollSeconds: 3600 });
    const queue = newQueue();
    const greeted: string[] = [];
    jobs.handle(queue, async ({ to }) => void greeted.push(to));
    await jobs.start({ work: true });
    const failed = database.transaction(async (tx) => {
      await jobs.send(tx, queue, { to: 'nobody' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await database.transaction((tx) => jobs.send(tx, queue, { to: 'Anna' }));
    await expect.poll(() => greeted).toEqual(['Anna']);
    expect(await jobs.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  it('keeps one waiting job per key, and any number without a key', async () => {
    const jobs = newJobs();
    const queue = newQueue();
    jobs.handle(queue, async () => undefined);
    await jobs.start({ work: false });
    await database.transaction(async (tx) => {
      for (let i = 0; i < 3; i += 1) await jobs.send(tx, queue, { to: 'same' }, { singletonKey: 'same' });
      for (let i = 0; i < 3; i += 1) await jobs.send(tx, queue, { to: 'any' });
    });
    expect(await jobs.counts()).toEqual({ waiting: 4, failed: 0 });
  });

  it('holds a postponed job back until its time', async () => {
    const jobs = newJobs();
    const queue = newQueue();
    const startedAt: number[] = [];
    jobs.handle(queue, async () => void startedAt.push(Date.now()));
    await jobs.start({ work: true });
    const due = Date.now() + 1_500;
    await database.transaction((tx) => jobs.send(tx, queue, { to: 'later' }, { startAfter: new Date(due) }));
    await expect.poll(() => startedAt).toHaveLength(1);
    expect(startedAt[0]).toBeGreaterThanOrEqual(due);
  });
});

describe('work', () => {
  it('tries a failing job again until it succeeds', async () => {
    const jobs = newJobs();
    const queue = newQueue();
    let tries = 0;
    jobs.handle(queue, async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    });
    await jobs.start({ work: true });
    await database.transaction((tx) => jobs.send(tx, queue, { to: 'Bram' }));
    for (const retry of [1, 2]) await expect.poll(() => endPause(retry)).toBe(true);
    await expect.poll(() => tries).toBe(3);
    await expect.poll(() => jobs.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  it('counts a job as failed when its tries are used up, also one whose data cannot be parsed', async () => {
    const jobs = newJobs();
    const queue = newQueue({ retryLimit: 0 });
    const strange: JobQueue<object> = { ...queue, parse: () => ({}) };
    let handled = 0;
    jobs.handle(queue, async () => {
      handled += 1;
      throw new Error('never');
    });
    await jobs.start({ work: true });
    await database.transaction((tx) => jobs.send(tx, queue, { to: 'Cor' }));
    await database.transaction((tx) => jobs.send(tx, strange, { unknown: true }));
    await expect.poll(() => jobs.counts()).toEqual({ waiting: 0, failed: 2 });
    expect(handled).toBe(1);
  });

  it('handles as many at the same time as the queue allows', async () => {
    const jobs = newJobs();
    const queue = newQueue({ concurrency: 3 });
    let now = 0;
    let most = 0;
    let done = 0;
    jobs.handle(queue, async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 300));
      now -= 1;
      done += 1;
    });
    await jobs.start({ work: true });
    await database.transaction(async (tx) => {
      for (let i = 0; i < 6; i += 1) await jobs.send(tx, queue, { to: String(i) });
    });
    await expect.poll(() => done).toBe(6);
    expect(most).toBe(3);
  });

  it.each(QUEUE_CLASS_NAMES)(
    'works through all that waits in the lane %s without being woken for each',
    async (queueClass) => {
      const queue = newQueue({ queueClass });
      const sender = newJobs();
      sender.handle(queue, async () => undefined);
      await sender.start({ work: false });
      await database.transaction(async (tx) => {
        for (let i = 0; i < 120; i += 1) await sender.send(tx, queue, { to: String(i) });
      });
      const worker = newJobs({ pollSeconds: 3600 });
      let handled = 0;
      worker.handle(queue, async () => {
        handled += 1;
      });
      await worker.start({ work: true });
      await expect.poll(() => handled).toBe(120);
    },
  );

  it('lets a running handler finish before it stops, and leaves the rest waiting', async () => {
    const jobs = newJobs();
    const queue = newQueue();
    const began = Promise.withResolvers<void>();
    let finished = 0;
    jobs.handle(queue, async () => {
      began.resolve();
      await new Promise((resolve) => setTimeout(resolve, 400));
      finished += 1;
    });
    await jobs.start({ work: true });
    await database.transaction(async (tx) => {
      await jobs.send(tx, queue, { to: 'first' });
      await jobs.send(tx, queue, { to: 'second' });
    });
    await began.promise;
    await jobs.stop();
    expect(finished).toBe(1);
    expect(await jobs.counts()).toEqual({ waiting: 1, failed: 0 });
  });

  it('takes up at once, or on a server within 40 s, what a process that died had begun', async () => {
    const queue = newQueue();
    const dead = newJobs();
    dead.handle(queue, async () => undefined);
    await dead.start({ work: false });
    await database.transaction((tx) => dead.send(tx, queue, { to: 'Eva' }));
    await dead.stop();
    // What a worker writes when it takes a job, and no sign of life after it.
    await database.execute(
      `update jobs.job set state = 'active', started_on = now() - interval '25 seconds',
       heartbeat_on = now() - interval '25 seconds' where data->>'kind' = $1`,
      [queue.name],
    );
    const greeted: string[] = [];
    const next = newJobs({ superviseSeconds: 1 });
    next.handle(queue, async ({ to }) => void greeted.push(to));
    await next.start({ work: true });
    await expect.poll(() => greeted).toEqual(['Eva']);
    await expect.poll(() => next.counts()).toEqual({ waiting: 0, failed: 0 });
    expect(HEARTBEAT_SECONDS.postgres + SUPERVISE_SECONDS).toBeLessThanOrEqual(40);
  });

  it('moves what waits in a queue of its own kind, as before there were lanes, and keeps when it is due', async () => {
    const queue = newQueue();
    const old = new PgBoss({
      db: { executeSql: database.execute },
      schema: 'jobs',
      supervise: false,
      schedule: false,
    });
    old.on('error', () => undefined);
    await old.start();
    await old.createQueue(queue.name, { policy: 'short' });
    await old.send(queue.name, { to: 'Fien' }, { singletonKey: 'now', retryLimit: 7 });
    await old.send(queue.name, { to: 'Guus' }, { singletonKey: 'later', startAfter: new Date('2100-01-01') });
    await old.stop({ graceful: false });
    const greeted: string[] = [];
    const next = newJobs();
    next.handle(queue, async ({ to }) => void greeted.push(to));
    await next.start({ work: true });
    await expect.poll(() => greeted).toEqual(['Fien']);
    await expect.poll(() => next.counts()).toEqual({ waiting: 1, failed: 0 });
    const { rows } = await database.execute(
      `select name, data, start_after > '2099-01-01' as later from jobs.job where state < 'active'`,
    );
    expect(rows).toEqual([{ name: 'quick', data: { kind: queue.name, data: { to: 'Guus' } }, later: true }]);
  });

  it('leaves alone what nobody handles, and says so when it is in a lane', async () => {
    const queue = newQueue({ retryLimit: 0 });
    const sender = newJobs();
    sender.handle(queue, async () => undefined);
    await sender.start({ work: false });
    await database.transaction((tx) => sender.send(tx, queue, { to: 'Hans' }));
    const other = newJobs();
    await other.start({ work: true });
    await expect.poll(() => other.counts()).toEqual({ waiting: 0, failed: 1 });
    const { rows } = await database.execute("select output->>'message' as message from jobs.job");
    expect(rows).toEqual([{ message: `Nobody handles jobs of the kind ${queue.name}` }]);
  });

  it('refuses a queue that is registered twice or after the start', async () => {
    const jobs = newJobs();
    const queue = newQueue();
    jobs.handle(queue, async () => undefined);
    expect(() => jobs.handle(queue, async () => undefined)).toThrow('has a handler already');
    await jobs.start({ work: false });
    expect(() => jobs.handle(newQueue(), async () => undefined)).toThrow('after the start');
  });
});

describe('schedule', () => {
  it('is kept in Amsterdam time and forgotten when the code no longer has it', async () => {
    const stored = async () =>
      (await database.execute('select name, key, cron, timezone from jobs.schedule')).rows;
    const queue = newQueue();
    const first = newJobs();
    first.handle(queue, async () => undefined);
    first.schedule(queue, '30 3 * * *', { to: 'night' });
    await first.start({ work: false });
    expect(await stored()).toEqual([
      { name: 'clock', key: queue.name, cron: '30 3 * * *', timezone: 'Europe/Amsterdam' },
    ]);
    const second = newJobs();
    second.handle(queue, async () => undefined);
    await second.start({ work: false });
    expect(await stored()).toEqual([]);
  });
});

describe('a schedule that is there already', () => {
  it('is written again when it changed, and not when it did not', async () => {
    const written = async () => (await database.execute('select cron, updated_on from jobs.schedule')).rows;
    const queue = newQueue();
    const start = async (cron: string) => {
      const jobs = newJobs();
      jobs.handle(queue, async () => undefined);
      jobs.schedule(queue, cron, { to: 'night' });
      await jobs.start({ work: false });
      return written();
    };
    const first = await start('30 3 * * *');
    expect(await start('30 3 * * *')).toEqual(first);
    const [changed] = await start('31 3 * * *');
    expect(changed?.cron).toBe('31 3 * * *');
    expect(changed?.updated_on).not.toEqual(first[0]?.updated_on);
  });
});

describe('an idle shop', () => {
  it('asks little of the database, however many kinds of jobs it knows', async () => {
    let statements = 0;
    const counting: Database = Object.create(database, {
      execute: {
        value: (text: string, values?: unknown[]) => {
          statements += 1;
          return database.execute(text, values);
        },
      },
    });
    const jobs = createJobs({ database: counting, log: silentLogger });
    running.push(jobs);
    for (let i = 0; i < 15; i += 1) jobs.handle(newQueue(), async () => undefined);
    await jobs.start({ work: true });
    statements = 0;
    const cpu = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    const used = process.cpuUsage(cpu);
    const percentage = (used.user + used.system) / 1e4 / 6;
    console.info(
      `idle: ${(statements / 6).toFixed(1)} statements a second, ${percentage.toFixed(1)} % of a core`,
    );
    expect(statements / 6).toBeLessThan(1);
  });
});
