// Reads the figures of a period for the charts of the back-office. Visits and checkouts come from anonymous
// browser reports; orders, revenue and carts come from the shop's own tables, which are exact.

import { listDailyCarts } from '#modules/drafts/index.ts';
import {
  type DailySales,
  listDailyRefunds,
  listDailySales,
  listHourlySales,
  sumSalesByKey,
  sumSalesUntil,
} from '#modules/order-overview/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type Clock, hours } from '#shared/clock.ts';
import { addDays, dayOf, startOfDay, startOfHour } from '#shared/shop-days.ts';
import {
  type Analytics,
  type AnalyticsQuery,
  DEFAULT_DAYS,
  type PeriodFigures,
} from './analytics-contract.ts';
import {
  adviceOf,
  cartDayRows,
  dayRows,
  funnelOf,
  hourRows,
  sumCarts,
  totalsByName,
  vitalRows,
} from './arrange-figures.ts';
import { lengthOf, type Period, periodBefore, sameMomentOf } from './period.ts';
import {
  type EventTotal,
  listTopPaths,
  sumEventsByDay,
  sumEventsByHour,
  sumEventsWithin,
  sumVitalSpread,
  sumVitals,
} from './statistics.repository.ts';

const TOP_PATHS = 10;

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

/** Returns the analytics of a period; of the last thirty days when the query gives no dates. */
export async function readAnalytics(
  { database: { orm }, clock }: Needs,
  query: AnalyticsQuery,
): Promise<Analytics> {
  const now = clock.now();
  const today = dayOf(now);
  const period = { from: query.from ?? addDays(today, 1 - DEFAULT_DAYS), until: query.to ?? today };
  const before = periodBefore(period);
  const [[figures, events], [previous, , soldBefore], shares, vitals] = await Promise.all([
    readFigures(orm, period, now),
    readFigures(orm, before, now),
    sumSalesByKey(orm, period),
    readVitals(orm, period),
  ]);
  const soFar = period.until === today ? await readSoFar(orm, previous, { sales: soldBefore, now }) : {};
  const sharesOf = (kind: string) =>
    shares.filter((share) => share.kind === kind).map(({ kind: _, ...share }) => share);
  return {
    ...figures,
    previous: { ...previous, ...soFar },
    countries: sharesOf('country'),
    methods: sharesOf('method'),
    coupons: sharesOf('coupon'),
    events: totalsByName(events),
    topPaths: await listTopPaths(orm, period, TOP_PATHS),
    vitals,
  };
}

async function readFigures(
  db: Orm,
  period: Period,
  now: Date,
): Promise<[figures: PeriodFigures, events: EventTotal[], sales: DailySales[]]> {
  // In parallel, because with a million orders the last two queries take most of the time.
  const [events, sales, refunds, cartsOfDays] = await Promise.all([
    sumEventsByDay(db, period),
    listDailySales(db, period),
    listDailyRefunds(db, period),
    listDailyCarts(db, { ...period, now }),
  ]);
  const days = dayRows(period, { events, sales, refunds });
  const carts = cartDayRows(period, cartsOfDays);
  const figures = {
    ...period,
    days,
    hours: lengthOf(period) === 1 ? await readHours(db, period.from) : [],
    funnel: funnelOf(sales, events),
    refunded: days.reduce((sum, { refunded }) => sum + refunded, 0),
    carts: sumCarts(carts),
    cartDays: carts,
    advice: adviceOf(events),
  };
  return [figures, events, sales];
}

const readVitals = async (db: Orm, period: Period): Promise<Analytics['vitals']> =>
  vitalRows(await sumVitals(db, period), await sumVitalSpread(db, period));

async function readHours(db: Orm, day: string): Promise<PeriodFigures['hours']> {
  return hourRows(
    await sumEventsByHour(db, momentsOf({ from: day, until: day })),
    await listHourlySales(db, day),
  );
}

/**
 * Sums the figures of the earlier period that the analytics compare with, its last day only up to the present
 * time of day. Events are counted per hour, so the whole last hour is included.
 */
async function readSoFar(
  db: Orm,
  previous: PeriodFigures,
  { sales, now }: { sales: readonly DailySales[]; now: Date },
): Promise<Pick<PeriodFigures, 'funnel' | 'carts' | 'advice'>> {
  const { until: lastDay, cartDays } = previous;
  const moment = sameMomentOf(lastDay, now);
  const hourEnd = new Date(startOfHour(moment).getTime() + hours(1));
  const before = { from: previous.from, until: addDays(lastDay, -1) };
  const events = [
    ...(await sumEventsByDay(db, before)),
    ...(await sumEventsWithin(db, { from: startOfDay(lastDay), until: hourEnd })),
  ];
  const sold = await sumSalesUntil(db, lastDay, moment);
  const last = { from: lastDay, until: lastDay };
  const carts = cartDayRows(last, await listDailyCarts(db, { ...last, now: moment }));
  return {
    funnel: funnelOf([...sales.filter(({ day }) => day !== lastDay), sold], events),
    carts: sumCarts([...cartDays.filter(({ day }) => day !== lastDay), ...carts]),
    advice: adviceOf(events),
  };
}

function momentsOf({ from, until }: Period): { from: Date; until: Date } {
  return { from: startOfDay(from), until: startOfDay(addDays(until, 1)) };
}
