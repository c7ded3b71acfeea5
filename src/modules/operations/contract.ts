// The running of the shop as the back-office sees it: services, backups, reconciliation, and whether it may
// go live.

import * as z from 'zod';
import { booksStatusSchema } from './differences/difference-contract.ts';

export * from './backups/backup-contract.ts';
export * from './differences/difference-contract.ts';

/**
 * `connected`: works, looked at just now; `setup`: works without, or with a stand-in, until it is set up;
 * `failing`: does not work.
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
  /** In Dutch, for the operator. */
  detail: z.string(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Whether visitors can be answered, and what that takes. */
export const readinessSchema = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.enum(['ok', 'failing'])),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const syncReportSchema = z.object({
  /** Payments that were looked at. */
  checked: z.number().int(),
  /** Orders that existed only as a payment until now. */
  repaired: z.number().int(),
  /** Payments that succeeded at the provider and belong to no basket of this shop. */
  unexplained: z.array(z.string()),
  /** Open differences of the books, compared after it. */
  differences: z.number().int(),
  seconds: z.number(),
});
export type SyncReport = z.infer<typeof syncReportSchema>;

export const goLiveItemSchema = z.object({
  key: z.string(),
  /** Why a live shop does not sell while it is open; null when it sells all the same. */
  duty: z.enum(['law', 'money']).nullable(),
  title: z.string(),
  ok: z.boolean(),
  /** How it is now. */
  detail: z.string(),
  /** What to do about it; null when nothing is. */
  todo: z.string().nullable(),
  /** Where to do it, when that is in the back-office. */
  path: z.string().nullable(),
});
export type GoLiveItem = z.infer<typeof goLiveItemSchema>;

export const goLiveSchema = z.object({
  /** Real money is charged already. */
  live: z.boolean(),
  /** Orders are taken now. */
  selling: z.boolean(),
  /** Until when an owner opened it for a test order; null when nobody did. */
  openUntil: z.string().nullable(),
  items: z.array(goLiveItemSchema),
});
export type GoLive = z.infer<typeof goLiveSchema>;

/** A job that failed: to be tried again by itself, or given up. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(['retrying', 'failed']),
  createdAt: z.string(),
  /** Tries so far. */
  tries: z.number().int(),
  /** Null when it was given up. */
  nextTryAt: z.string().nullable(),
  /** The error as the log has it, without values. */
  reason: z.string(),
});
export type FailedJobView = z.infer<typeof failedJobSchema>;

export const retriedJobsSchema = z.object({ retried: z.number().int() });

/** Something that does not run, in one Dutch sentence. */
export const healthProblemSchema = z.object({
  key: z.string(),
  text: z.string(),
  /** Where in the back-office there is more of it. */
  path: z.string(),
});
export type HealthProblem = z.infer<typeof healthProblemSchema>;

/** Everything runs when there is no trouble; the worst first. */
export const shopHealthSchema = z.object({
  troubles: z.array(healthProblemSchema),
  books: booksStatusSchema,
});
export type ShopHealth = z.infer<typeof shopHealthSchema>;

/** Work that waits: how much of it, until when, and where it is done. */
export const toDoLineSchema = z.object({
  key: z.string(),
  count: z.number().int(),
  /** In Dutch: "2 herroepingen". */
  text: z.string(),
  /** How long there is left for it: "nog 4 dagen"; null without an end. */
  clock: z.string().nullable(),
  /** It is late, or nearly. */
  isUrgent: z.boolean(),
  /** Where in the back-office it is done. */
  path: z.string(),
});
export type ToDoLine = z.infer<typeof toDoLineSchema>;
