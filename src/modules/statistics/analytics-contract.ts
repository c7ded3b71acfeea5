// What the operator reads of a period: sales, visits, carts and loading times, each beside the period it is
// compared with. Amounts are cents, days are those of Europe/Amsterdam.

import * as z from 'zod';
import { vitalMetrics } from '#shared/statistics/analytics-events.ts';
import { lengthOf } from './period.ts';

/** Without days, the last thirty. */
export const DEFAULT_DAYS = 30;
export const MAX_PERIOD_DAYS = 366;

/** Query of GET /api/admin/analytics: days of the shop, both included. */
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

/** Paid orders, also cancelled and archived ones, on the day they were made; refunds stand beside them. */
const sold = { visits: count, checkouts: count, orders: count, revenue: count };

const dayFiguresSchema = z.object({ day: z.string(), ...sold, refunded: count });
export type DayFigures = z.infer<typeof dayFiguresSchema>;

const hourFiguresSchema = z.object({
  /** By the clock, 0 to 23. */
  hour: count,
  ...sold,
});
export type HourFigures = z.infer<typeof hourFiguresSchema>;

const cartFiguresSchema = z.object({
  /** With an address and not paid within the hour. */
  abandoned: count,
  abandonedValue: count,
  /** Of those, paid after all. */
  recovered: count,
  recoveredValue: count,
});
export type CartFigures = z.infer<typeof cartFiguresSchema>;

const funnelSchema = z.object({
  visits: count,
  packs: count,
  checkouts: count,
  /**
   * Orders of the shop, whatever a browser reported; `orders` are all there are, by bank too. Of the steps
   * before at least as many: whoever bought had come, and was not counted where a browser reports nothing.
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
  /** How many page views were good, in between and poor. */
  good: count,
  needsImprovement: count,
  poor: count,
  /** Three quarters of all page views were faster; milliseconds, and CLS has no unit. Null without any. */
  p75: z.number().nullable(),
});
export type VitalFigures = z.infer<typeof vitalSchema>;

const figuresSchema = z.object({
  from: z.string(),
  until: z.string(),
  /** Every day, also those on which nothing happened, oldest first. */
  days: z.array(dayFiguresSchema),
  /** Only of a period of one day; else empty. */
  hours: z.array(hourFiguresSchema),
  funnel: funnelSchema,
  refunded: count,
  carts: cartFiguresSchema,
  cartDays: z.array(cartFiguresSchema.extend({ day: z.string() })),
  advice: adviceSchema,
});
export type PeriodFigures = z.infer<typeof figuresSchema>;

/** Answer of GET /api/admin/analytics. */
export const analyticsSchema = figuresSchema.extend({
  /**
   * The days right before, or for more than a hundred days the same days a year earlier. When the period ends
   * today, the sums of this one (`funnel`, `carts`, `advice`) end at the same time of day; its days are
   * whole.
   */
  previous: figuresSchema,
  /** The most revenue first. */
  countries: z.array(shareSchema),
  methods: z.array(shareSchema),
  coupons: z.array(shareSchema),
  events: z.array(z.object({ name: z.string(), count })),
  topPaths: z.array(z.object({ path: z.string(), visits: count })),
  vitals: z.array(vitalSchema),
});
export type Analytics = z.infer<typeof analyticsSchema>;
