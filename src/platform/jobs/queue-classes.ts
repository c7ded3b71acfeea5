// The lanes as pg-boss knows them, one queue each: a few queues with many kinds of jobs are looked through at
// once, where a queue for each kind would be asked one by one, all day. How often and with what pauses a job
// is tried goes with the job.

import type { PgBoss, Queue, UpdateQueueOptions } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue, QueueClass } from './jobs.ts';

type QueueClassRules = { batchSize: number; workers: number; pollSeconds: number; gatherMs?: number };

/**
 * How many jobs a worker takes at once, how many workers there are, and how often each looks for work of
 * which no message came (together ten times a minute): a lane with slow jobs has a second worker for what
 * comes meanwhile. What a worker takes at once is done within a quarter of an hour even when nobody answers,
 * after which pg-boss gives it to another. A worker that got as many as it takes looks again at once, which
 * pg-boss does for more than one only. While jobs keep coming, one that gathers waits that long before it
 * looks again: a busy shop sends its mails a few at a time, and a quiet one each at once.
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
/** About a second, doubling to at most 3 hours: 20 tries last about a day. */
export const RETRY_DELAY_SECONDS = 1;
const MAX_RETRY_DELAY_SECONDS = 3 * 60 * 60;
/**
 * On a server a job is another process's until it gave no sign of life for this long. The embedded engine
 * needs none: it has one process, which takes up what the one before it began when it starts.
 */
const HEARTBEAT_SECONDS = { postgres: 20, embedded: null } as const;

/** How often a job of this kind is tried, and with what pauses. */
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

/** Creates what is new and updates what changed; an unchanged start writes nothing. */
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
