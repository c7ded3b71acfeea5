// The contract of the analytics page in the back-office: sales, visits, carts and loading times of a period,
// and of the earlier period they are compared with. Amounts are cents; days are in Europe/Amsterdam.

import * as z from 'zod';
import { vitalMetrics } from '#shared/statistics/analytics-events.ts';
import { lengthOf } from './period.ts';

/** Number of days that the analytics cover when the query gives no dates. */
export const DEFAULT_DAYS = 30;
export const MAX_PERIOD_DAYS = 366;

/** The query of GET /api/admin/analytics: first and last day of the period, both included. */
export const analyticsQuerySchema = z
  .object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    error: 'Geef beide dagen, of geen van beide',
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'De laatste dag ligt voor de eerste',
  })
  .refine(({ from, to }) => !from || !to || lengthOf({ from, until: to }) <= MAX_PERIOD_DAYS, {
    path: ['to'],
    error: `Een periode is hoogstens ${MAX_PERIOD_DAYS} dagen`,
  });
export type AnalyticsQuery = z.output<typeof analyticsQuerySchema>;

const count = z.number().int();

/**
 * Number of visits, started checkouts and paid orders, and the revenue in cents. Orders count on their day of
 * creation, including cancelled and archived ones; revenue is before refunds.
 */
const sold = { visits: count, checkouts: count, orders: count, revenue: count };

const dayFiguresSchema = z.object({ day: z.string(), ...sold, refunded: count });
export type DayFigures = z.infer<typeof dayFiguresSchema>;

const hourFiguresSchema = z.object({
  /** Hour of the day in Europe/Amsterdam to which figures of the analytics belong, 0 to 23. */
  hour: count,
  ...sold,
});
export type HourFigures = z.infer<typeof hourFiguresSchema>;

const cartFiguresSchema = z.object({
  /** Number of carts with an e-mail address that were not paid within an hour. */
  abandoned: count,
  abandonedValue: count,
  /** Number of abandoned carts that were paid later, so after more than an hour. */
  recovered: count,
  recoveredValue: count,
});
export type CartFigures = z.infer<typeof cartFiguresSchema>;

const funnelSchema = z.object({
  visits: count,
  packs: count,
  checkouts: count,
  /**
   * Number of orders paid online, from the database; `orders` also includes orders paid by bank. The figures
   * of earlier steps are raised to at least this number: a buyer took those steps even when the browser did
   * not report them.
   */
  purchases: count,
  orders: count,
  revenue: count,
});
export type FunnelFigures = z.infer<typeof funnelSchema>;

const adviceSchema = z.object({ opened: count, completed: count, recommended: count });
export type AdviceFigures = z.infer<typeof adviceSchema>;

const shareSchema = z.object({ key: z.string(), orders: count, revenue: count, discount: count });
export type ShareFigures = z.infer<typeof shareSchema>;

const vitalSchema = z.object({
  metric: z.enum(vitalMetrics),
  /**
   * Number of page views with a loading time rated good; `needsImprovement` counts those in between, `poor`
   * the slow ones.
   */
  good: count,
  needsImprovement: count,
  poor: count,
  /**
   * 75th percentile of a loading time: three quarters of the page views were at most this slow. In
   * milliseconds; CLS has no unit. Null without page views.
   */
  p75: z.number().nullable(),
});
export type VitalFigures = z.infer<typeof vitalSchema>;

const figuresSchema = z.object({
  from: z.string(),
  until: z.string(),
  /** Figures of each day of the period, oldest first, also of days without events. */
  days: z.array(dayFiguresSchema),
  /** Figures of each hour when the analytics cover one day; otherwise empty. */
  hours: z.array(hourFiguresSchema),
  funnel: funnelSchema,
  refunded: count,
  carts: cartFiguresSchema,
  cartDays: z.array(cartFiguresSchema.extend({ day: z.string() })),
  advice: adviceSchema,
});
export type PeriodFigures = z.infer<typeof figuresSchema>;

/**
 * Response of GET /api/admin/analytics: the figures of a period, and of the earlier period they are compared
 * with.
 */
export const analyticsSchema = figuresSchema.extend({
  /**
   * The figures of the earlier period that the analytics compare with: the same number of days right before,
   * or for a period of more than a hundred days the same days a year earlier. When the period ends today, the
   * sums (`funnel`, `carts`, `advice`) of the earlier period stop at the same time of day; its `days` are
   * complete.
   */
  previous: figuresSchema,
  /** Orders and revenue of the period per country, highest revenue first. */
  countries: z.array(shareSchema),
  methods: z.array(shareSchema),
  coupons: z.array(shareSchema),
  events: z.array(z.object({ name: z.string(), count })),
  topPaths: z.array(z.object({ path: z.string(), visits: count })),
  vitals: z.array(vitalSchema),
});
export type Analytics = z.infer<typeof analyticsSchema>;
