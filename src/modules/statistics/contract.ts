// The contract of the shop's own statistics: the reports browsers send and the figures operators see. A
// report contains the event, the kind of page and the pack, but nothing that identifies a visitor.

import * as z from 'zod';
import { analyticsEvents, vitalMetrics } from '#shared/statistics/analytics-events.ts';

export * from './analytics-contract.ts';
export * from './overview-contract.ts';
export { COMPARED_WITH_DAYS_BEFORE, lengthOf, type Period } from './period.ts';

/** Maximum number of events in one report of a browser to the statistics. */
export const EVENTS_PER_REPORT = 50;
export const VITALS_PER_REPORT = 20;

const path = z.string().startsWith('/').max(200);

const reportedEventSchema = z.object({
  name: z.enum(analyticsEvents),
  path,
  /** Variant code of the pack that a reported event is about, such as `2x`. */
  variant: z
    .string()
    .regex(/^\d{1,2}x$/)
    .optional(),
  /**
   * Amount of a reported event in cents, such as the price of the pack or the total of the order; absent for
   * events without an amount.
   */
  value: z.number().int().min(0).max(100_000).optional(),
});

const reportedVitalSchema = z.object({
  metric: z.enum(vitalMetrics),
  path,
  /** Measured value of a loading time (web vital) in milliseconds; CLS has no unit. */
  value: z.number().min(0).max(600_000),
});

/** Body of POST /api/statistics/events: the events and loading times that a page reports. */
export const reportSchema = z.object({
  events: z.array(reportedEventSchema).max(EVENTS_PER_REPORT).default([]),
  vitals: z.array(reportedVitalSchema).max(VITALS_PER_REPORT).default([]),
});
export type Report = z.infer<typeof reportSchema>;
