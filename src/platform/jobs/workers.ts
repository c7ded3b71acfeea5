// Workers: each takes the waiting jobs of its queue class, runs every job by its kind, and reports the
// results. The concurrency of a kind limits how many of its jobs run at a time in one process.

import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Logger } from '#platform/database/logger.ts';
import { minutes, seconds } from '#shared/clock.ts';
import { redactError } from '../log/describe-error.ts';
import { observeJob } from '../metrics/process-counters.ts';
import { beginTrace, inTrace, readTraceparent, type Tracer } from '../trace/trace.ts';
import type { JobQueue, QueueClass } from './jobs.ts';
import { QUEUE_CLASS_NAMES, QUEUE_CLASSES, RETRY_DELAY_SECONDS } from './queue-classes.ts';

/**
 * The stored content of a job: its kind, its data, and the trace of its sender. Jobs of earlier versions have
 * no trace.
 */
export type Envelope = { kind: string; data: object; traceparent?: string | undefined };

/** Runs a job with its stored data. A returned object is stored with the job as its output. */
type Run = (data: unknown) => Promise<object | undefined>;
type Kind = { queueClass: QueueClass; limit: LimitFunction; run: Run };

/**
 * Longest delay in milliseconds for which a timer starts a postponed job on time. A job that is due later is
 * found by regular polling.
 */
const MAX_TIMER_MS = minutes(5);
/**
 * Milliseconds that a timer waits after the moment a job is due, so that the database's clock has also
 * reached that moment.
 */
const LATE_MS = 200;
/**
 * A queue class that took jobs less than this many milliseconds ago counts as busy: its worker waits
 * `gatherMs` before it polls again.
 */
const BUSY_MS = seconds(1);

type Options = { boss: PgBoss; log: JobLog; tracer: Tracer; pollSeconds: number | undefined };

export type JobLog = Logger & { debug?(fields: Record<string, unknown>, message: string): void };

export type Workers = {
  add(queue: JobQueue<unknown>, run: Run): void;
  kinds(): string[];
  /** Returns the queue class of a kind; undefined for a kind without a handler. */
  queueClassOf(kind: string): QueueClass | undefined;
  start(): Promise<void>;
  /**
   * Stops starting jobs in this process. Jobs that a worker took but has not started are run later, by any
   * process.
   */
  stop(): void;
  /**
   * Polls a queue class at the given moment, so that a postponed job starts on time. A moment more than five
   * minutes away is left to regular polling.
   */
  wakeAt(queueClass: QueueClass, moment: Date): void;
};

function workOptions(queueClass: QueueClass, pollSeconds: number | undefined) {
  const { batchSize, pollSeconds: usual } = QUEUE_CLASSES[queueClass];
  const every = Math.min(pollSeconds ?? usual, usual);
  return {
    batchSize,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: Math.min(2, every),
    notifyPollingIntervalSeconds: every,
  };
}

type Running = { log: JobLog; tracer: Tracer; isStopping(): boolean };

/** Runs a job in the trace of the code that sent it, or in a new trace when the job has none. */
function runTraced(job: Job<Envelope>, kind: Kind | undefined, running: Running): Promise<JobResult> {
  const parent = readTraceparent(job.data?.traceparent);
  const trace = beginTrace(running.tracer, `job ${job.data?.kind}`, 'consumer', parent);
  return inTrace(trace, async () => {
    const result = await attempt(job, kind, running);
    trace.span?.end({ 'job.kind': String(job.data?.kind), 'job.outcome': result.status }, result.output);
    return result;
  });
}

/**
 * Runs a job as soon as the concurrency of its kind allows, and returns the result. Never throws: an error
 * becomes a failed result without personal data, which pg-boss stores with the job before it retries the job.
 */
async function attempt(
  { id, data, signal }: Job<Envelope>,
  kind: Kind | undefined,
  { log, isStopping }: Running,
): Promise<JobResult> {
  const queue = data?.kind;
  let startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    if (kind === undefined) throw new Error(`Nobody handles jobs of the kind ${queue}`);
    const output = await kind.limit(() => {
      // One that waited here for too long is somebody else's by now.
      if (isStopping() || signal.aborted) throw new Error('This job was taken and not begun');
      startedAt = performance.now();
      return kind.run(data.data);
    });
    observeJob(queue, 'done', seconds());
    log.debug?.({ queue, job: id, ms: Math.round(seconds() * 1000) }, 'a job is done');
    return { id, status: 'completed', ...(output && { output }) };
  } catch (error) {
    if (kind) observeJob(queue, 'failed', seconds());
    if (!isStopping()) log.warn({ err: error, queue, job: id }, 'a job failed');
    return { id, status: 'failed', output: redactError(error) };
  }
}

export function createWorkers({ boss, log, tracer, pollSeconds }: Options): Workers {
  const kinds = new Map<string, Kind>();
  const workers = new Map<QueueClass, string[]>();
  const lastTakenAt = new Map<QueueClass, number>();
  let stopping = false;

  function wakeAfter(queueClass: QueueClass, delayMs: number): void {
    if (delayMs > MAX_TIMER_MS) return;
    const wake = () => {
      for (const id of workers.get(queueClass) ?? []) boss.notifyWorker(id);
    };
    setTimeout(wake, Math.max(0, delayMs) + LATE_MS).unref();
  }

  async function gather(queueClass: QueueClass): Promise<void> {
    const now = Date.now();
    const last = lastTakenAt.get(queueClass) ?? 0;
    lastTakenAt.set(queueClass, now);
    if (QUEUE_CLASSES[queueClass].gatherMs && now - last < BUSY_MS)
      await pause(QUEUE_CLASSES[queueClass].gatherMs);
  }

  /**
   * Runs the jobs that a worker took at once and returns their results. For each failed job a poll is planned
   * at the end of its retry pause.
   */
  async function runAll(queueClass: QueueClass, jobs: Job<Envelope>[]): Promise<JobResult[]> {
    const running = { log, tracer, isStopping: () => stopping };
    const runs = jobs.map((job) => runTraced(job, kinds.get(job.data?.kind), running));
    const [results] = await Promise.all([Promise.all(runs), gather(queueClass)]);
    for (const [index, { status }] of results.entries()) {
      const tries = (jobs[index]?.retryCount ?? 0) + 1;
      if (status === 'failed') wakeAfter(queueClass, seconds(RETRY_DELAY_SECONDS * 2 ** tries));
    }
    return results;
  }

  function startWorker(queueClass: QueueClass): Promise<string> {
    const options = { ...workOptions(queueClass, pollSeconds), perJobResults: true } as const;
    return boss.work<Envelope>(queueClass, options, (jobs) => runAll(queueClass, jobs));
  }

  return {
    add({ name, queueClass = 'quick', concurrency = 1 }, run) {
      if (kinds.has(name)) throw new Error(`Queue ${name} has a handler already`);
      kinds.set(name, { queueClass, run, limit: pLimit(concurrency) });
    },
    kinds: () => [...kinds.keys()],
    queueClassOf: (kind) => kinds.get(kind)?.queueClass,
    async start() {
      for (const queueClass of QUEUE_CLASS_NAMES) {
        const ids = Array.from({ length: QUEUE_CLASSES[queueClass].workers }, () => startWorker(queueClass));
        workers.set(queueClass, await Promise.all(ids));
      }
    },
    stop() {
      stopping = true;
    },
    wakeAt: (queueClass, moment) => wakeAfter(queueClass, moment.getTime() - Date.now()),
  };
}
