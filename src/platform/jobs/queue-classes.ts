// Configures the queue classes as pg-boss queues. A few queues with many kinds of jobs are polled together; a
// queue per kind would have to be polled one by one, all day. Retries and pauses are set per job.

import type { PgBoss, Queue, UpdateQueueOptions } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue, QueueClass } from './jobs.ts';

type QueueClassRules = { batchSize: number; workers: number; pollSeconds: number; gatherMs?: number };

/**
 * The workers and the polling of each queue class. `batchSize`: the jobs a worker takes at once. `workers`:
 * two for classes with slow jobs, so that new jobs need not wait for a slow one. `pollSeconds`: the polling
 * interval; all classes together poll ten times a minute. `gatherMs`: the milliseconds a worker waits between
 * polls while jobs keep coming, so that a busy shop sends its mails a few at a time and a quiet shop each at
 * once.
 *
 * A batch finishes within fifteen minutes even when no service answers; after that time pg-boss gives it to
 * another worker. A worker that got a full batch polls again at once. pg-boss does this only for batches
 * larger than one, so every `batchSize` is at least two.
 */
export const QUEUE_CLASSES: Readonly<Record<QueueClass, QueueClassRules>> = {
  quick: { batchSize: 50, workers: 1, pollSeconds: 30 },
  payment: { batchSize: 10, workers: 2, pollSeconds: 60 },
  errand: { batchSize: 10, workers: 1, pollSeconds: 30, gatherMs: 150 },
  long: { batchSize: 2, workers: 2, pollSeconds: 60 },
  clock: { batchSize: 4, workers: 2, pollSeconds: 60 },
};

export const QUEUE_CLASS_NAMES = [
  'quick',
  'payment',
  'errand',
  'long',
  'clock',
] as const satisfies readonly QueueClass[];

const DEFAULT_RETRY_LIMIT = 20;
/**
 * Pause before the first retry, in seconds. Each further pause is twice as long, at most 3 hours, so that 20
 * attempts take about a day.
 */
export const RETRY_DELAY_SECONDS = 1;
const MAX_RETRY_DELAY_SECONDS = 3 * 60 * 60;
/**
 * Seconds without a heartbeat after which a running job is given to another process. Null for the embedded
 * engine: its only process takes up interrupted jobs when it starts.
 */
export const HEARTBEAT_SECONDS = { postgres: 20, embedded: null } as const;

/** Returns the retry settings of a job for pg-boss. */
export function retriesOf({ retryLimit = DEFAULT_RETRY_LIMIT }: Pick<JobQueue<unknown>, 'retryLimit'>) {
  return {
    retryLimit,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    retryDelayMax: MAX_RETRY_DELAY_SECONDS,
  };
}

type QueueSettings = Required<
  Pick<Queue, 'policy' | 'notify' | 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax'>
> & { heartbeatSeconds: number | null };

/**
 * Creates the queues that are missing and updates those with other settings. Writes nothing when all are as
 * configured.
 */
export async function createQueues(boss: PgBoss, engine: Database['engine']): Promise<void> {
  const settings: QueueSettings = {
    policy: 'short',
    notify: true,
    ...retriesOf({}),
    heartbeatSeconds: HEARTBEAT_SECONDS[engine],
  };
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queueClass of QUEUE_CLASS_NAMES) {
    const existingQueue = existing.get(queueClass);
    if (existingQueue === undefined) await boss.createQueue(queueClass, asNewQueue(settings));
    else if (!isUpToDate(existingQueue, settings)) await boss.updateQueue(queueClass, asChange(settings));
  }
}

function isUpToDate(existingQueue: Queue, desired: QueueSettings): boolean {
  return (
    existingQueue.notify === desired.notify &&
    existingQueue.retryLimit === desired.retryLimit &&
    existingQueue.retryDelay === desired.retryDelay &&
    existingQueue.retryDelayMax === desired.retryDelayMax &&
    (existingQueue.heartbeatSeconds ?? null) === desired.heartbeatSeconds
  );
}

function asNewQueue({ heartbeatSeconds, ...settings }: QueueSettings): Omit<Queue, 'name'> {
  return heartbeatSeconds === null ? settings : { ...settings, heartbeatSeconds };
}

function asChange({ policy: _policy, ...settings }: QueueSettings): UpdateQueueOptions {
  return settings;
}
