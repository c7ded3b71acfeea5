// The interface of background jobs. A job is sent in the business transaction, so it exists exactly when that
// transaction was committed.

import type { Orm } from '#platform/database/database.ts';

export type JobOptions = {
  /** Key of the job: while a job with this key waits in the queue, a second one is not added. */
  singletonKey?: string;
  startAfter?: Date;
};

/**
 * The group of jobs with which a job shares its workers. `quick` jobs only query the database, `payment` jobs
 * call the payment provider, `errand` jobs send mail, `long` jobs may wait minutes for another external
 * service, and `clock` jobs run on a schedule.
 */
export type QueueClass = 'quick' | 'payment' | 'errand' | 'long' | 'clock';

export type JobQueue<Data> = {
  name: string;
  /** Queue class of the jobs of this queue; default `quick`. */
  queueClass?: QueueClass;
  /** Parses the data of a job of this queue; throws on invalid data. */
  parse: (data: unknown) => Data;
  /**
   * Maximum number of retries of a failed job of this queue, with growing pauses. Default 20 (about a day).
   */
  retryLimit?: number;
  /** Number of jobs of this queue that run at the same time in one process. Default 1. */
  concurrency?: number;
  /**
   * Time limit of a job in milliseconds; default 15 minutes. After the limit the job counts as failed and is
   * retried.
   */
  timeoutMs?: number;
};

/** Performs a job. A returned object is stored with the job, for `findLastOutput`. */
// biome-ignore lint/suspicious/noConfusingVoidType: most handlers are functions that return nothing.
export type JobHandler<Data> = (data: Data) => Promise<object | void>;

/**
 * States of an unfinished job: waiting to be run, waiting to be retried after a failure, or permanently
 * failed.
 */
export const jobStates = ['waiting', 'retrying', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export type JobCount = { kind: string; state: JobState; count: number; oldestDueSeconds: number };

/** A job whose last attempt failed. `reason` is the error text without personal data. */
export type FailingJob = {
  id: string;
  queueClass: string;
  kind: string;
  state: Exclude<JobState, 'waiting'>;
  createdAt: Date;
  /** Number of attempts of this failing job so far, including the first. */
  tries: number;
  /** Moment of the next attempt of this failing job; null when it has failed permanently. */
  nextTryAt: Date | null;
  reason: string;
};

export type Jobs = {
  /** Registers the handler of a queue; must be called before `start`. A handler must be safe to run twice. */
  handle<Data>(queue: JobQueue<Data>, handler: JobHandler<Data>): void;
  /** Adds a job in the caller's transaction; the job exists when that transaction commits. */
  send<Data extends object>(tx: Orm, queue: JobQueue<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** Adds one job with the same data to each of these queues, in the caller's transaction. */
  sendToAll<Data extends object>(tx: Orm, queues: readonly JobQueue<Data>[], data: Data): Promise<void>;
  /**
   * Adds a job with `data` to a registered queue at each time of the cron schedule, in the time zone
   * Europe/Amsterdam. When several processes run, only one of them performs each job.
   */
  schedule<Data extends object>(queue: JobQueue<Data>, cron: string, data: Data): void;
  start(options: { work: boolean }): Promise<void>;
  /** Stops taking jobs from all queues and waits for running handlers, at most 10 s. */
  stop(): Promise<void>;
  /** Counts the jobs that wait (new, postponed or to be retried) and those that have failed permanently. */
  counts(): Promise<{ waiting: number; failed: number }>;
  /** Counts the unfinished jobs by kind and state. A kind without unfinished jobs is absent. */
  countByKind(): Promise<JobCount[]>;
  /** Lists the kinds of jobs that have a handler. */
  kinds(): string[];
  /**
   * Lists the jobs whose last attempt failed, at most the newest thousand. A failed scheduled job is listed
   * until a later run succeeds.
   */
  listFailing(): Promise<FailingJob[]>;
  /**
   * Lists the subjects ("order:12", "payment:pi_…") of the jobs that are running, or that are due or to be
   * retried within an hour.
   */
  listPendingSubjects(): Promise<string[]>;
  /**
   * Makes the failing jobs with these ids, or all permanently failed jobs (`'given up'`), due at once.
   * Returns the number of jobs that are now due.
   */
  retry(ids: readonly string[] | 'given up'): Promise<number>;
  /**
   * Returns the stored output of the queue's last completed job and its time; null when no job completed
   * recently, because completed jobs are deleted after some days.
   */
  findLastOutput(
    queue: Pick<JobQueue<unknown>, 'name' | 'queueClass'>,
  ): Promise<{ at: Date; output: unknown } | null>;
};
