// What browsers report to be counted, and what the operator reads of it.
// A report carries no identifier: only what happened, on which kind of page, with which pack.

import * as z from 'zod';
import { measuredEvents, vitalMetrics } from '#shared/measuring.ts';

/** At most this much in one report. */
export const EVENTS_PER_REPORT = 50;
export const VITALS_PER_REPORT = 20;

/** The days `GET /api/admin/analytics` looks back, today included. */
export const ANALYTICS_DAYS = 30;

const path = z.string().startsWith('/').max(200);

const reportedEventSchema = z.object({
  name: z.enum(measuredEvents),
  path,
  /** The pack, such as `2x`. */
  variant: z
    .string()
    .regex(/^\d{1,2}x$/)
    .optional(),
  /** Cents. */
  value: z.number().int().min(0).max(100_000).optional(),
});
export type ReportedEvent = z.infer<typeof reportedEventSchema>;

const reportedVitalSchema = z.object({
  metric: z.enum(vitalMetrics),
  path,
  /** Milliseconds; CLS has no unit. */
  value: z.number().min(0).max(600_000),
});
export type ReportedVital = z.infer<typeof reportedVitalSchema>;

/** Body of POST /api/statistics/events. */
export const reportSchema = z.object({
  events: z.array(reportedEventSchema).max(EVENTS_PER_REPORT).default([]),
  vitals: z.array(reportedVitalSchema).max(VITALS_PER_REPORT).default([]),
});
export type Report = z.infer<typeof reportSchema>;

const count = z.number().int();

/** Answer of GET /api/admin/analytics. Amounts in cents, days in Europe/Amsterdam. */
export const analyticsSchema = z.object({
  from: z.string(),
  until: z.string(),
  /** Every day of the period, also those on which nothing happened, oldest first. */
  days: z.array(
    z.object({
      day: z.string(),
      visits: count,
      checkouts: count,
      /** Paid orders and what they brought in, refunds not taken off. */
      orders: count,
      revenue: count,
    }),
  ),
  /** The period as a whole. */
  funnel: z.object({ visits: count, checkouts: count, orders: count, revenue: count }),
  events: z.array(z.object({ name: z.string(), count })),
  topPaths: z.array(z.object({ path: z.string(), visits: count })),
  /** How many page views were good, in between and poor, by metric. */
  vitals: z.array(
    z.object({
      metric: z.enum(vitalMetrics),
      good: count,
      needsImprovement: count,
      poor: count,
    }),
  ),
});
export type Analytics = z.infer<typeof analyticsSchema>;
