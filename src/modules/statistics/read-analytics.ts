// What the dashboard shows of the last 30 days: visits and checkouts as browsers reported them, without knowing anybody,
// beside paid orders and revenue, which come from the orders themselves and are exact.

import { type DailySales, listDailySales } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { vitalMetrics } from '#shared/measuring.ts';
import { ANALYTICS_DAYS, type Analytics } from './contract.ts';
import { dayOf, lastDays, startOfDay } from './shop-days.ts';
import { listTopPaths, sumEventsByDay, sumVitals } from './statistics.repository.ts';

const TOP_PATHS = 10;

export type ReadAnalytics = () => Promise<Analytics>;

export function createReadAnalytics(ports: { database: Database; clock: Clock }): ReadAnalytics {
  const { database, clock } = ports;
  return async () => {
    const now = clock.now();
    const period = lastDays(now, ANALYTICS_DAYS);
    const firstDay = period[0] ?? dayOf(now);
    const from = startOfDay(firstDay);
    const events = await sumEventsByDay(database.orm, from);
    const sales = await listDailySales(database.orm, from);
    const days = dayRows(period, events, sales);
    const paths = await listTopPaths(database.orm, from, TOP_PATHS);
    return {
      from: firstDay,
      until: period.at(-1) ?? firstDay,
      days,
      funnel: {
        visits: sum(days, (day) => day.visits),
        checkouts: sum(days, (day) => day.checkouts),
        orders: sum(days, (day) => day.orders),
        revenue: sum(days, (day) => day.revenue),
      },
      events: totalsByName(events),
      topPaths: paths,
      vitals: vitalRows(await sumVitals(database.orm, firstDay)),
    };
  };
}

type EventRow = { day: string; name: string; count: number };

function dayRows(period: string[], events: EventRow[], sales: DailySales[]): Analytics['days'] {
  const counts = new Map(events.map(({ day, name, count }) => [`${day} ${name}`, count]));
  const sold = new Map(sales.map((row) => [row.day, row]));
  return period.map((day) => ({
    day,
    visits: counts.get(`${day} page_view`) ?? 0,
    checkouts: counts.get(`${day} begin_checkout`) ?? 0,
    orders: sold.get(day)?.orders ?? 0,
    revenue: sold.get(day)?.revenue ?? 0,
  }));
}

function totalsByName(events: EventRow[]): Analytics['events'] {
  const totals = new Map<string, number>();
  for (const { name, count } of events) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

function vitalRows(rows: { metric: string; rating: string; count: number }[]): Analytics['vitals'] {
  const counts = new Map(rows.map(({ metric, rating, count }) => [`${metric} ${rating}`, count]));
  return vitalMetrics.map((metric) => ({
    metric,
    good: counts.get(`${metric} good`) ?? 0,
    needsImprovement: counts.get(`${metric} needs-improvement`) ?? 0,
    poor: counts.get(`${metric} poor`) ?? 0,
  }));
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
