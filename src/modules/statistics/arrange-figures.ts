// Converts database rows to the figures of a period: one row for each day, and sums. Pure functions.

import type { DailyCarts } from '#modules/drafts/index.ts';
import type { DailyRefunds, DailySales } from '#modules/order-overview/index.ts';
import { type AnalyticsEvent, vitalMetrics } from '#shared/statistics/analytics-events.ts';
import { percentile75 } from '#shared/statistics/web-vitals-histogram.ts';
import type {
  AdviceFigures,
  Analytics,
  CartFigures,
  DayFigures,
  FunnelFigures,
  HourFigures,
  VitalFigures,
} from './analytics-contract.ts';
import { daysOf, type Period } from './period.ts';

type Counted = { name: string; count: number };

export function dayRows(
  period: Period,
  figures: { events: (Counted & { day: string })[]; sales: DailySales[]; refunds: DailyRefunds[] },
): DayFigures[] {
  const counts = new Map(figures.events.map(({ day, name, count }) => [`${day} ${name}`, count]));
  const sold = new Map(figures.sales.map((row) => [row.day, row]));
  const back = new Map(figures.refunds.map(({ day, refunded }) => [day, refunded]));
  return daysOf(period).map((day) => ({
    day,
    visits: counts.get(`${day} visit`) ?? 0,
    checkouts: counts.get(`${day} begin_checkout`) ?? 0,
    orders: sold.get(day)?.orders ?? 0,
    revenue: sold.get(day)?.revenue ?? 0,
    refunded: back.get(day) ?? 0,
  }));
}

export function hourRows(
  events: (Counted & { hour: number })[],
  sales: { key: string; orders: number; revenue: number }[],
): HourFigures[] {
  const counts = new Map(events.map(({ hour, name, count }) => [`${hour} ${name}`, count]));
  const sold = new Map(sales.map((row) => [Number(row.key), row]));
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    visits: counts.get(`${hour} visit`) ?? 0,
    checkouts: counts.get(`${hour} begin_checkout`) ?? 0,
    orders: sold.get(hour)?.orders ?? 0,
    revenue: sold.get(hour)?.revenue ?? 0,
  }));
}

type Sales = Pick<DailySales, 'orders' | 'revenue' | 'online'>;

/**
 * Computes the funnel from visit to purchase. Each step is at least as large as the next one, because
 * browsers may report fewer events than happened.
 */
export function funnelOf(sales: readonly Sales[], events: readonly Counted[]): FunnelFigures {
  const purchases = sum(sales, ({ online }) => online);
  const checkouts = Math.max(countOf(events, 'begin_checkout'), purchases);
  const packs = Math.max(countOf(events, 'pack_chosen'), checkouts);
  return {
    visits: Math.max(countOf(events, 'visit'), packs),
    packs,
    checkouts,
    purchases,
    orders: sum(sales, ({ orders }) => orders),
    revenue: sum(sales, ({ revenue }) => revenue),
  };
}

export function adviceOf(events: readonly Counted[]): AdviceFigures {
  return {
    opened: countOf(events, 'ai_advisor_open'),
    completed: countOf(events, 'ai_advisor_complete'),
    recommended: countOf(events, 'ai_recommendation'),
  };
}

export function cartDayRows(period: Period, carts: readonly DailyCarts[]): (CartFigures & { day: string })[] {
  const byDay = new Map(carts.map((row) => [row.day, row]));
  return daysOf(period).map((day) => {
    const { left = 0, leftValue = 0, recovered = 0, recoveredValue = 0 } = byDay.get(day) ?? {};
    return {
      day,
      abandoned: left + recovered,
      abandonedValue: leftValue + recoveredValue,
      recovered,
      recoveredValue,
    };
  });
}

export function sumCarts(rows: readonly CartFigures[]): CartFigures {
  return {
    abandoned: sum(rows, ({ abandoned }) => abandoned),
    abandonedValue: sum(rows, ({ abandonedValue }) => abandonedValue),
    recovered: sum(rows, ({ recovered }) => recovered),
    recoveredValue: sum(rows, ({ recoveredValue }) => recoveredValue),
  };
}

export function totalsByName(events: readonly Counted[]): Analytics['events'] {
  const totals = new Map<string, number>();
  for (const { name, count } of events) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

export function vitalRows(
  rated: readonly { metric: string; rating: string; count: number }[],
  spread: readonly { metric: string; place: number; count: number }[],
): VitalFigures[] {
  const counts = new Map(rated.map(({ metric, rating, count }) => [`${metric} ${rating}`, count]));
  return vitalMetrics.map((metric) => ({
    metric,
    good: counts.get(`${metric} good`) ?? 0,
    needsImprovement: counts.get(`${metric} needs-improvement`) ?? 0,
    poor: counts.get(`${metric} poor`) ?? 0,
    p75: percentile75(
      metric,
      spread.filter((row) => row.metric === metric),
    ),
  }));
}

function countOf(events: readonly Counted[], eventName: AnalyticsEvent): number {
  return sum(
    events.filter(({ name }) => name === eventName),
    ({ count }) => count,
  );
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
