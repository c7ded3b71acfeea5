// The running of the shop as the back-office sees it: services, backups, reconciliation, and whether it may go live.

import * as z from 'zod';

export * from './backups/backup-contract.ts';

/** `connected`: works, looked at just now; `setup`: works without, or with a stand-in, until it is set up; `failing`: does not work. */
export const serviceStates = ['connected', 'setup', 'failing'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const serviceKeys = [
  'payments',
  'database',
  'jobs',
  'mail',
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
  seconds: z.number(),
});
export type SyncReport = z.infer<typeof syncReportSchema>;

export const goLiveItemSchema = z.object({
  key: z.string(),
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
  items: z.array(goLiveItemSchema),
});
export type GoLive = z.infer<typeof goLiveSchema>;
