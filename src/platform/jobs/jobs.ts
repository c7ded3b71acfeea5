// Work that happens after the answer: sent inside the business transaction, so it exists exactly when the
// fact exists.

import type { Orm } from '#platform/database/database.ts';

export type JobOptions = {
  /** At most one waiting job with this key. */
  singletonKey?: string;
  startAfter?: Date;
};

/**
 * With whom a job stands in line: `quick` asks the database alone, `payment` the payment provider, `errand`
 * carries mail out of the house, `long` waits for somebody else's service and may take minutes, and `clock`
 * is what the time of day brings.
 */
export type QueueClass = 'quick' | 'payment' | 'errand' | 'long' | 'clock';

export type JobQueue<Data> = {
  name: string;
  /** Default `quick`. */
  queueClass?: QueueClass;
  /** Parses what comes out of the queue; throws on data it does not know. */
  parse: (data: unknown) => Data;
  /** How often a failing job is tried again, with growing pauses. Default 20 (about a day). */
  retryLimit?: number;
  /** Jobs of this queue handled at the same time in one process. Default 1. */
  concurrency?: number;
  /**
   * How long one may take, in milliseconds, before it counts as failed and is tried again. Default a quarter
   * of an hour.
   */
  timeoutMs?: number;
};

/** An object it answers is kept with the job, for `findLastOutput`. */
// biome-ignore lint/suspicious/noConfusingVoidType: most handlers are functions that return nothing.
export type JobHandler<Data> = (data: Data) => Promise<object | void>;

/**
 * How a job that is not done stands: waiting for its turn, to be tried again after it failed, or given up.
 */
export const jobStates = ['waiting', 'retrying', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export type JobCount = { kind: string; state: JobState; count: number; oldestDueSeconds: number };

/** One that failed: `reason` is the error as `redactError` left it. */
export type FailingJob = {
  id: string;
  queueClass: string;
  kind: string;
  state: Exclude<JobState, 'waiting'>;
  createdAt: Date;
  /** Tries so far, the first included. */
  tries: number;
  /** Null when it was given up. */
  nextTryAt: Date | null;
  reason: string;
};

export type Jobs = {
  /** Registers a handler; all queues are registered before `start`. A handler must be safe to run twice. */
  handle<Data>(queue: JobQueue<Data>, handler: JobHandler<Data>): void;
  /** Queues a job in the caller's transaction. */
  send<Data extends object>(tx: Orm, queue: JobQueue<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** Queues a job of the same data for each of these queues in the caller's transaction. */
  sendToAll<Data extends object>(tx: Orm, queues: readonly JobQueue<Data>[], data: Data): Promise<void>;
  /** Runs a registered queue on a cron schedule, Europe/Amsterdam; one process of many runs each turn. */
  schedule<Data extends object>(queue: JobQueue<Data>, cron: string, data: Data): void;
  start(options: { work: boolean }): Promise<void>;
  /** Waits for running handlers, at most 10 s. */
  stop(): Promise<void>;
  /** Waiting and failed counts, for health and the back-office. */
  counts(): Promise<{ waiting: number; failed: number }>;
  /** Those not done by kind and state; of a kind nothing waits for there is none. */
  countByKind(): Promise<JobCount[]>;
  /** Every kind that is handled. */
  kinds(): string[];
  /**
   * Those that failed, given up or not, the newest thousand; a turn of the clock only until a later one
   * succeeded.
   */
  listFailing(): Promise<FailingJob[]>;
  /** What jobs of this hour are about that wait, run or are tried again: "order:12", "payment:pi_…". */
  listPendingSubjects(): Promise<string[]>;
  /** Makes these, or all that were given up, due at once. Answers how many. */
  retry(ids: readonly string[] | 'given up'): Promise<number>;
  /** What the job of this queue that was done last answered; null when none did in the last days. */
  findLastOutput(
    queue: Pick<JobQueue<unknown>, 'name' | 'queueClass'>,
  ): Promise<{ at: Date; output: unknown } | null>;
};
