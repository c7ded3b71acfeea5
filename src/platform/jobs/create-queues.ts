// The queues as the tables of pg-boss know them: how often and with what pauses a job is tried, and how soon a job is
// missed whose process died in the middle of it.

import type { PgBoss, Queue, UpdateQueueOptions } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue } from './jobs.ts';

const DEFAULT_RETRY_LIMIT = 20;
/** About a second, doubling to at most 3 hours: 20 tries last about a day. */
const RETRY_DELAY_SECONDS = 1;
const LONGEST_RETRY_DELAY_SECONDS = 3 * 60 * 60;
/**
 * On a server a job is another process's until it gave no sign of life for this long. The embedded engine needs none:
 * it has one process, which takes up what the one before it began when it starts.
 */
const HEARTBEAT_SECONDS = { postgres: 20, embedded: null } as const;

export type QueueSettings = Required<
  Pick<Queue, 'name' | 'policy' | 'notify' | 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax'>
> & { heartbeatSeconds: number | null };

export function queueSettings(
  engine: Database['engine'],
  { name, retryLimit = DEFAULT_RETRY_LIMIT }: Pick<JobQueue<unknown>, 'name' | 'retryLimit'>,
): QueueSettings {
  return {
    name,
    policy: 'short',
    notify: true,
    retryLimit,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS[engine],
  };
}

/** Creates what is new and updates what changed; an unchanged start writes nothing. */
export async function createQueues(boss: PgBoss, wanted: readonly QueueSettings[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const settings of wanted) {
    const found = existing.get(settings.name);
    if (found === undefined) await boss.createQueue(settings.name, asNewQueue(settings));
    else if (!isSame(found, settings)) await boss.updateQueue(settings.name, asChange(settings));
  }
}

function isSame(found: Queue, wanted: QueueSettings): boolean {
  return (
    found.notify === wanted.notify &&
    found.retryLimit === wanted.retryLimit &&
    found.retryDelay === wanted.retryDelay &&
    found.retryDelayMax === wanted.retryDelayMax &&
    (found.heartbeatSeconds ?? null) === wanted.heartbeatSeconds
  );
}

function asNewQueue({ name: _name, heartbeatSeconds, ...settings }: QueueSettings): Omit<Queue, 'name'> {
  return heartbeatSeconds === null ? settings : { ...settings, heartbeatSeconds };
}

function asChange({ name: _name, policy: _policy, ...settings }: QueueSettings): UpdateQueueOptions {
  return settings;
}
