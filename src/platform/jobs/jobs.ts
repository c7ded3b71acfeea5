// The interface of background jobs. A job is sent in the business transaction, so it exists exactly when the
// change was committed.

import type { Orm } from '#platform/database/database.ts';

export type JobOptions = {
  /** At most one job with this key waits at a time. */
  singletonKey?: string;
  startAfter?: Date;
};

/**
 * Group of jobs that share workers: `quick` only queries the database, `payment` calls the payment provider,
 * `errand` sends mail, `long` waits minutes for another external service, and `clock` runs scheduled jobs.
 */
export type QueueClass = 'quick' | 'payment' | 'errand' | 'long' | 'clock';

export type JobQueue<Data> = {
  name: string;
  /** Default `quick`. */
  queueClass?: QueueClass;
  /** Parses the data of a job; throws on invalid data. */
  parse: (data: unknown) => Data;
  /** Maximum number of retries, with growing pauses. Default 20 (about a day). */
  retryLimit?: number;
  /** Number of jobs of this queue that run at the same time in one process. Default 1. */
  concurrency?: number;
  /**
   * Time limit of a job in milliseconds; after it the job counts as failed and is retried. Default 15
   * minutes.
   */
  timeoutMs?: number;
};

/** Performs a job. A returned object is stored with the job, for `findLastOutput`. */
// biome-ignore lint/suspicious/noConfusingVoidType: most handlers are functions that return nothing.
export type JobHandler<Data> = (data: Data) => Promise<object | void>;

/**
 * States of an unfinished job: waiting for its turn, to be retried after a failure, or permanently failed.
 */
export const jobStates = ['waiting', 'retrying', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export type JobCount = { kind: string; state: JobState; count: number; oldestDueSeconds: number };

/** A failed job; `reason` is the error, redacted by `redactError`. */
export type FailingJob = {
  id: string;
  queueClass: string;
  kind: string;
  state: Exclude<JobState, 'waiting'>;
  createdAt: Date;
  /** Attempts so far, including the first. */
  tries: number;
  /** Moment of the next attempt; null for a permanently failed job. */
  nextTryAt: Date | null;
  reason: string;
};

export type Jobs = {
  /** Registers a handler; all queues are registered before `start`. A handler must be safe to run twice. */
  handle<Data>(queue: JobQueue<Data>, handler: JobHandler<Data>): void;
  /** Queues a job in the caller's transaction. */
  send<Data extends object>(tx: Orm, queue: JobQueue<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** Queues one job with the same data in each of these queues, in the caller's transaction. */
  sendToAll<Data extends object>(tx: Orm, queues: readonly JobQueue<Data>[], data: Data): Promise<void>;
  /**
   * Runs a registered queue on a cron schedule in the time zone Europe/Amsterdam; of several processes one
   * performs each run.
   */
  schedule<Data extends object>(queue: JobQueue<Data>, cron: string, data: Data): void;
  start(options: { work: boolean }): Promise<void>;
  /** Stops taking jobs and waits for running handlers, at most 10 s. */
  stop(): Promise<void>;
  /** Counts waiting and failed jobs, for health and the back-office. */
  counts(): Promise<{ waiting: number; failed: number }>;
  /** Counts unfinished jobs by kind and state; kinds without such jobs are absent. */
  countByKind(): Promise<JobCount[]>;
  /** All kinds that have a handler. */
  kinds(): string[];
  /**
   * Lists jobs that failed, to be retried or permanently, at most the newest thousand. A failed scheduled job
   * is listed until a later run succeeds.
   */
  listFailing(): Promise<FailingJob[]>;
  /**
   * Lists the subjects of jobs that are due within an hour, running or to be retried: "order:12",
   * "payment:pi_…".
   */
  listPendingSubjects(): Promise<string[]>;
  /** Makes these jobs, or all permanently failed ones, due at once. Returns how many. */
  retry(ids: readonly string[] | 'given up'): Promise<number>;
  /**
   * Returns the stored output of the last completed job of this queue; null when none completed in the last
   * days.
   */
  findLastOutput(
    queue: Pick<JobQueue<unknown>, 'name' | 'queueClass'>,
  ): Promise<{ at: Date; output: unknown } | null>;
};
