// The SQL of the statistics: adds to counts, sums counts and deletes old ones.

import { and, between, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import type { Period } from './period.ts';
import {
  statisticsDays,
  statisticsEvents,
  statisticsVitalSpread,
  statisticsVitals,
} from './statistics.tables.ts';

export type EventCount = typeof statisticsEvents.$inferInsert;
export type VitalCount = typeof statisticsVitals.$inferInsert;
export type DayCount = typeof statisticsDays.$inferInsert;
export type SpreadCount = typeof statisticsVitalSpread.$inferInsert;
export type EventTotal = { day: string; name: string; count: number };

/** A span of time for sums of event counts; `from` is included, `until` is not. */
type Moments = { from: Date; until: Date };

/**
 * Adds event counts to existing rows or inserts new rows. The given rows must have distinct keys, because one
 * statement may not update a row twice.
 */
export function addEventCounts(db: Orm, rows: readonly EventCount[]): Promise<void> {
  const { hour, name, path, variant, value } = statisticsEvents;
  return addCounts(db, statisticsEvents, rows, [hour, name, path, variant], { value: added(value) });
}

export function addDayCounts(db: Orm, rows: readonly DayCount[]): Promise<void> {
  const { day, name, path } = statisticsDays;
  return addCounts(db, statisticsDays, rows, [day, name, path]);
}

export function addVitalCounts(db: Orm, rows: readonly VitalCount[]): Promise<void> {
  const { day, metric, path, rating } = statisticsVitals;
  return addCounts(db, statisticsVitals, rows, [day, metric, path, rating]);
}

export function addSpreadCounts(db: Orm, rows: readonly SpreadCount[]): Promise<void> {
  const { day, metric, place } = statisticsVitalSpread;
  return addCounts(db, statisticsVitalSpread, rows, [day, metric, place]);
}

const added = (column: PgColumn) => sql`${column} + excluded.${sql.identifier(column.name)}`;

async function addCounts<Table extends PgTable & { count: PgColumn }>(
  db: Orm,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
  key: PgColumn[],
  more: Record<string, SQL> = {},
): Promise<void> {
  if (rows.length === 0) return;
  const set = { count: added(table.count), ...more };
  await db
    .insert<PgTable>(table)
    .values([...rows])
    .onConflictDoUpdate({ target: key, set });
}

export async function countRowsOfHour(db: Orm, hour: Date): Promise<number> {
  return db.$count(statisticsEvents, eq(statisticsEvents.hour, hour));
}

export async function countRowsOfDay(db: Orm, day: string): Promise<number> {
  return db.$count(statisticsVitals, eq(statisticsVitals.day, day));
}

type CountColumn =
  | typeof statisticsEvents.count
  | typeof statisticsDays.count
  | typeof statisticsVitals.count
  | typeof statisticsVitalSpread.count;
const total = (column: CountColumn) => sql<number>`sum(${column})::int`;

/** The page on which operators test the reporting of events; events on this page do not count as visits. */
export const DEBUG_PAGE = href('/ga-debug');

function eventsWithin({ from, until }: Moments) {
  const { hour, path } = statisticsEvents;
  return and(gte(hour, from), lt(hour, until), ne(path, DEBUG_PAGE));
}

// Inlined, because a bound value would be two different parameters in `select` and `group by`.
const shopTime = sql`(${statisticsEvents.hour} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})`;

/** Sums the event counts of a period by day and name of the event. */
export async function sumEventsByDay(db: Orm, { from, until }: Period): Promise<EventTotal[]> {
  const { day, name, count } = statisticsDays;
  return db
    .select({ day, name, count: total(count) })
    .from(statisticsDays)
    .where(between(day, from, until))
    .groupBy(day, name);
}

/**
 * Sums the event counts between two moments by name of the event. Both moments must be full hours, because
 * events are counted per hour.
 */
export async function sumEventsWithin(db: Orm, moments: Moments) {
  return db
    .select({ name: statisticsEvents.name, count: total(statisticsEvents.count) })
    .from(statisticsEvents)
    .where(eventsWithin(moments))
    .groupBy(statisticsEvents.name);
}

/** Sums the event counts between two moments by hour of the day and name of the event. */
export async function sumEventsByHour(db: Orm, moments: Moments) {
  const hour = sql<number>`extract(hour from ${shopTime})::int`;
  return db
    .select({ hour, name: statisticsEvents.name, count: total(statisticsEvents.count) })
    .from(statisticsEvents)
    .where(eventsWithin(moments))
    .groupBy(sql`1`, statisticsEvents.name);
}

/** Lists the pages with the most views in a period, at most `limit`. */
export async function listTopPaths(db: Orm, { from, until }: Period, limit: number) {
  const { day, name, path, count } = statisticsDays;
  return db
    .select({ path, visits: total(count) })
    .from(statisticsDays)
    .where(and(eq(name, 'page_view'), between(day, from, until)))
    .groupBy(path)
    .orderBy(desc(total(count)), path)
    .limit(limit);
}

export async function sumVitals(db: Orm, { from, until }: Period) {
  const { day, metric, rating, count } = statisticsVitals;
  return db
    .select({ metric, rating, count: total(count) })
    .from(statisticsVitals)
    .where(between(day, from, until))
    .groupBy(metric, rating);
}

export async function sumVitalSpread(db: Orm, { from, until }: Period) {
  const { day, metric, place, count } = statisticsVitalSpread;
  return db
    .select({ metric, place, count: total(count) })
    .from(statisticsVitalSpread)
    .where(between(day, from, until))
    .groupBy(metric, place);
}

export async function deleteBefore(tx: Orm, before: Date, beforeDay: string): Promise<void> {
  await tx.delete(statisticsEvents).where(lt(statisticsEvents.hour, before));
  await tx.delete(statisticsDays).where(lt(statisticsDays.day, beforeDay));
  await tx.delete(statisticsVitals).where(lt(statisticsVitals.day, beforeDay));
  await tx.delete(statisticsVitalSpread).where(lt(statisticsVitalSpread.day, beforeDay));
}
