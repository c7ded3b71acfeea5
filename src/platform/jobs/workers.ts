// Works through the lanes: a worker takes what waits in its lane, runs it by kind, and says of each job what
// became of it. Of one kind only so many run at a time in this process, however many were taken.

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
 * What is queued: whose job it is, what it is about, and of which story it is a piece, which jobs of before
 * do not say.
 */
export type Envelope = { kind: string; data: object; traceparent?: string | undefined };

/** What a job tells of itself when it is done is kept with it. */
type Run = (data: unknown) => Promise<object | undefined>;
type Kind = { queueClass: QueueClass; limit: LimitFunction; run: Run };

/** Whatever is further away is found by the next look of its lane. */
const MAX_TIMER_MS = minutes(5);
/** After the moment, so that the database agrees that it has come. */
const LATE_MS = 200;
/** A lane that had work less than this ago is busy. */
const BUSY_MS = seconds(1);

type Options = { boss: PgBoss; log: JobLog; tracer: Tracer; pollSeconds: number | undefined };

export type JobLog = Logger & { debug?(fields: Record<string, unknown>, message: string): void };

export type Workers = {
  add(queue: JobQueue<unknown>, run: Run): void;
  kinds(): string[];
  /** Undefined for a kind that nobody handles. */
  queueClassOf(kind: string): QueueClass | undefined;
  start(): Promise<void>;
  /** What was taken and not begun is left for another time. */
  stop(): void;
  /** Looks into a lane at a moment in the near future. */
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

/** As a piece of the story that sent it, or of one that begins here. */
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
 * When its turn among those of its kind has come. Never throws: what is thrown is kept with the job, which is
 * tried again.
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

  /** What failed is looked for when its pause is over; that begins when the answer is written down. */
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
