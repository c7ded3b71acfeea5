// The contract of operations for the back-office: services, backups, reconciliation, failed jobs and the
// Livegang-check.

import * as z from 'zod';
import { booksStatusSchema } from './differences/difference-contract.ts';

export * from './backups/backup-contract.ts';
export * from './differences/difference-contract.ts';

/**
 * The states of a service. `connected`: just checked and working. `setup`: not configured yet; the shop works
 * without the service or with a built-in replacement. `failing`: not working.
 */
export const serviceStates = ['connected', 'setup', 'failing'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const serviceKeys = [
  'payments',
  'database',
  'jobs',
  'mail',
  'inbox',
  'text',
  'labels',
  'addresses',
  'storage',
  'backups',
  'log',
  'clock',
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

export const serviceSchema = z.object({
  key: z.enum(serviceKeys),
  state: z.enum(serviceStates),
  /** Explanation of the state of an external service for the operator, in Dutch. */
  detail: z.string(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Whether the shop can answer visitors, with the state of each part it depends on. */
export const readinessSchema = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.enum(['ok', 'failing'])),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const syncReportSchema = z.object({
  /** Number of payments that a reconciliation compared. */
  checked: z.number().int(),
  /** Number of orders that a reconciliation created for payments that had none. */
  repaired: z.number().int(),
  /** Ids of payments that succeeded at the provider but belong to no basket of this shop. */
  unexplained: z.array(z.string()),
  /** Number of open differences between the books of the shop after the reconciliation. */
  differences: z.number().int(),
  seconds: z.number(),
});
export type SyncReport = z.infer<typeof syncReportSchema>;

export const goLiveItemSchema = z.object({
  key: z.string(),
  /**
   * Kind of requirement that a point of the Livegang-check is: legal or financial. A live shop does not sell
   * while such a point is open; null for a point that does not block sales.
   */
  duty: z.enum(['law', 'money']).nullable(),
  title: z.string(),
  ok: z.boolean(),
  /** Current state of a point of the Livegang-check, in Dutch. */
  detail: z.string(),
  /**
   * What the operator must do to close a point of the Livegang-check, in Dutch; null when nothing must be
   * done.
   */
  todo: z.string().nullable(),
  /**
   * Path of the back-office page where the operator closes a point of the Livegang-check; null when the work
   * is not done in the back-office.
   */
  path: z.string().nullable(),
});
export type GoLiveItem = z.infer<typeof goLiveItemSchema>;

export const goLiveSchema = z.object({
  /** True when the shop is in live mode, which charges real money. */
  live: z.boolean(),
  /** True when the shop accepts orders now. */
  selling: z.boolean(),
  /**
   * When the hour ends in which an owner lets the shop sell for a test order; null when no such hour is
   * running.
   */
  openUntil: z.string().nullable(),
  items: z.array(goLiveItemSchema),
});
export type GoLive = z.infer<typeof goLiveSchema>;

/** A failed job. `retrying`: it will be tried again automatically; `failed`: it was given up. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(['retrying', 'failed']),
  createdAt: z.string(),
  /** Number of attempts of a failed job so far. */
  tries: z.number().int(),
  /** Time of the next attempt of a failed job; null when the job was given up. */
  nextTryAt: z.string().nullable(),
  /** Error message of a failed job as stored with it, without personal data. */
  reason: z.string(),
});
export type FailedJobView = z.infer<typeof failedJobSchema>;

export const retriedJobsSchema = z.object({ retried: z.number().int() });

/** A part of the shop that does not work, described in one Dutch sentence. */
export const healthProblemSchema = z.object({
  key: z.string(),
  text: z.string(),
  /** Path of the back-office page with details about a problem in the status line. */
  path: z.string(),
});
export type HealthProblem = z.infer<typeof healthProblemSchema>;

/** The health of the shop. `troubles` has the problems, most serious first; empty when all is well. */
export const shopHealthSchema = z.object({
  troubles: z.array(healthProblemSchema),
  books: booksStatusSchema,
});
export type ShopHealth = z.infer<typeof shopHealthSchema>;

/** A line of the to-do list: the amount of work, the deadline, and the page where the work is done. */
export const toDoLineSchema = z.object({
  key: z.string(),
  count: z.number().int(),
  /** Number and name of the work in a line of the to-do list, in Dutch, such as "2 herroepingen". */
  text: z.string(),
  /**
   * Time left for the work in a line of the to-do list, in Dutch, such as "nog 4 dagen"; null without a
   * deadline.
   */
  clock: z.string().nullable(),
  /** True when the deadline of a line of the to-do list is near or has passed. */
  isUrgent: z.boolean(),
  /** Path of the back-office page where the work of a to-do line is done. */
  path: z.string(),
});
export type ToDoLine = z.infer<typeof toDoLineSchema>;
