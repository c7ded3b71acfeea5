// Works through the lanes: a worker takes what waits in its lane, runs it by kind, and says of each job what
// became of it. Of one kind only so many run at a time in this process, however many were taken.

import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { MachineLog } from '#platform/database/machine-log.ts';
import { minutes, seconds } from '#shared/clock.ts';
import { withoutValues } from '../log/describe-error.ts';
import { observeJob } from '../metrics/process-counters.ts';
import { beginTrace, inTrace, readTraceparent, type Tracer } from '../trace/trace.ts';
import type { JobQueue, Lane } from './jobs.ts';
import { LANE_NAMES, LANES, RETRY_DELAY_SECONDS } from './lanes.ts';

/**
 * What is queued: whose job it is, what it is about, and of which story it is a piece, which jobs of before
 * do not say.
 */
export type Envelope = { kind: string; data: object; traceparent?: string | undefined };

/** What a job tells of itself when it is done is kept with it. */
type Run = (data: unknown) => Promise<object | undefined>;
type Kind = { lane: Lane; limit: LimitFunction; run: Run };

/** Whatever is further away is found by the next look of its lane. */
const WORTH_A_TIMER_MS = minutes(5);
/** After the moment, so that the database agrees that it has come. */
const LATE_MS = 200;
/** A lane that had work less than this ago is busy. */
const BUSY_MS = seconds(1);

type Options = { boss: PgBoss; log: JobLog; tracer: Tracer; pollSeconds: number | undefined };

export type JobLog = MachineLog & { debug?(fields: Record<string, unknown>, message: string): void };

export type Workers = {
  add(queue: JobQueue<unknown>, run: Run): void;
  kinds(): string[];
  /** Undefined for a kind that nobody handles. */
  laneOf(kind: string): Lane | undefined;
  start(): Promise<void>;
  /** What was taken and not begun is left for another time. */
  stop(): void;
  /** Looks into a lane at a moment in the near future. */
  lookAt(lane: Lane, moment: Date): void;
};

function workOptions(lane: Lane, pollSeconds: number | undefined) {
  const { batchSize, pollSeconds: usual } = LANES[lane];
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
function carryOut(job: Job<Envelope>, kind: Kind | undefined, running: Running): Promise<JobResult> {
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
  let begunAt = performance.now();
  const seconds = () => (performance.now() - begunAt) / 1000;
  try {
    if (kind === undefined) throw new Error(`Nobody handles jobs of the kind ${queue}`);
    const output = await kind.limit(() => {
      // One that waited here for too long is somebody else's by now.
      if (isStopping() || signal.aborted) throw new Error('This job was taken and not begun');
      begunAt = performance.now();
      return kind.run(data.data);
    });
    observeJob(queue, 'done', seconds());
    log.debug?.({ queue, job: id, ms: Math.round(seconds() * 1000) }, 'a job is done');
    return { id, status: 'completed', ...(output && { output }) };
  } catch (error) {
    if (kind) observeJob(queue, 'failed', seconds());
    if (!isStopping()) log.warn({ err: error, queue, job: id }, 'a job failed');
    return { id, status: 'failed', output: withoutValues(error) };
  }
}

export function createWorkers({ boss, log, tracer, pollSeconds }: Options): Workers {
  const kinds = new Map<string, Kind>();
  const workers = new Map<Lane, string[]>();
  const taken = new Map<Lane, number>();
  let stopping = false;

  function lookIn(lane: Lane, wait: number): void {
    if (wait > WORTH_A_TIMER_MS) return;
    const look = () => {
      for (const id of workers.get(lane) ?? []) boss.notifyWorker(id);
    };
    setTimeout(look, Math.max(0, wait) + LATE_MS).unref();
  }

  async function gather(lane: Lane): Promise<void> {
    const now = Date.now();
    const last = taken.get(lane) ?? 0;
    taken.set(lane, now);
    if (LANES[lane].gatherMs && now - last < BUSY_MS) await pause(LANES[lane].gatherMs);
  }

  /** What failed is looked for when its pause is over; that begins when the answer is written down. */
  async function runAll(lane: Lane, jobs: Job<Envelope>[]): Promise<JobResult[]> {
    const running = { log, tracer, isStopping: () => stopping };
    const carried = jobs.map((job) => carryOut(job, kinds.get(job.data?.kind), running));
    const [results] = await Promise.all([Promise.all(carried), gather(lane)]);
    for (const [index, { status }] of results.entries()) {
      const tries = (jobs[index]?.retryCount ?? 0) + 1;
      if (status === 'failed') lookIn(lane, seconds(RETRY_DELAY_SECONDS * 2 ** tries));
    }
    return results;
  }

  function startWorker(lane: Lane): Promise<string> {
    const options = { ...workOptions(lane, pollSeconds), perJobResults: true } as const;
    return boss.work<Envelope>(lane, options, (jobs) => runAll(lane, jobs));
  }

  return {
    add({ name, lane = 'quick', concurrency = 1 }, run) {
      if (kinds.has(name)) throw new Error(`Queue ${name} has a handler already`);
      kinds.set(name, { lane, run, limit: pLimit(concurrency) });
    },
    kinds: () => [...kinds.keys()],
    laneOf: (kind) => kinds.get(kind)?.lane,
    async start() {
      for (const lane of LANE_NAMES) {
        const ids = Array.from({ length: LANES[lane].workers }, () => startWorker(lane));
        workers.set(lane, await Promise.all(ids));
      }
    },
    stop() {
      stopping = true;
    },
    lookAt: (lane, moment) => lookIn(lane, moment.getTime() - Date.now()),
  };
}
