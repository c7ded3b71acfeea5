// Works through the lanes: a worker takes what waits in its lane, runs it by kind, and says of each job what became of it.
// Of one kind only so many run at a time in this process, however many were taken.

import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { MachineLog } from '#platform/database/machine-log.ts';
import { minutes, seconds } from '#shared/clock.ts';
import { withoutValues } from '../log/describe-error.ts';
import type { JobQueue, Lane } from './jobs.ts';
import { LANE_NAMES, LANES, RETRY_DELAY_SECONDS } from './lanes.ts';

/** What is queued: whose job it is, and what it is about. */
export type Envelope = { kind: string; data: object };

type Kind = { lane: Lane; limit: LimitFunction; run: (data: unknown) => Promise<void> };

/** Whatever is further away is found by the next look of its lane. */
const WORTH_A_TIMER_MS = minutes(5);
/** After the moment, so that the database agrees that it has come. */
const LATE_MS = 200;
/** A lane that had work less than this ago is busy. */
const BUSY_MS = seconds(1);

type Options = { boss: PgBoss; log: MachineLog; pollSeconds: number | undefined };

export type Workers = {
  add(queue: JobQueue<unknown>, run: (data: unknown) => Promise<void>): void;
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
    ...{ batchSize, burstWhenBatchFull: true },
    ...{ pollingIntervalSeconds: Math.min(2, every), notifyPollingIntervalSeconds: every },
  };
}

type Running = { log: MachineLog; isStopping(): boolean };

/** When its turn among those of its kind has come. Never throws: what is thrown is kept with the job, which is tried again. */
async function carryOut(
  { id, data, signal }: Job<Envelope>,
  kind: Kind | undefined,
  { log, isStopping }: Running,
): Promise<JobResult> {
  try {
    if (kind === undefined) throw new Error(`Nobody handles jobs of the kind ${data?.kind}`);
    await kind.limit(async () => {
      // One that waited here for too long is somebody else's by now.
      if (isStopping() || signal.aborted) throw new Error('This job was taken and not begun');
      await kind.run(data.data);
    });
    return { id, status: 'completed' };
  } catch (error) {
    if (!isStopping()) log.warn({ err: error, queue: data?.kind, job: id }, 'a job failed');
    return { id, status: 'failed', output: withoutValues(error) };
  }
}

export function createWorkers({ boss, log, pollSeconds }: Options): Workers {
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
    const [now, last = 0] = [Date.now(), taken.get(lane)];
    taken.set(lane, now);
    if (LANES[lane].gatherMs && now - last < BUSY_MS) await pause(LANES[lane].gatherMs);
  }

  /** What failed is looked for when its pause is over; that begins when the answer is written down. */
  async function runAll(lane: Lane, jobs: Job<Envelope>[]): Promise<JobResult[]> {
    const running = { log, isStopping: () => stopping };
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
