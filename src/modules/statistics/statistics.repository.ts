// The SQL of the counting: adding to rows, adding rows up, forgetting old ones.

import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { statisticsEvents, statisticsVitals } from './statistics.tables.ts';

export type EventCount = typeof statisticsEvents.$inferInsert;
export type VitalCount = typeof statisticsVitals.$inferInsert;

/** Adds to what is counted already. No two rows may have the same key. */
export async function addEventCounts(db: Orm, rows: readonly EventCount[]): Promise<void> {
  if (rows.length === 0) return;
  const { hour, name, path, variant, count, value } = statisticsEvents;
  await db
    .insert(statisticsEvents)
    .values([...rows])
    .onConflictDoUpdate({
      target: [hour, name, path, variant],
      set: { count: sql`${count} + excluded.count`, value: sql`${value} + excluded.value` },
    });
}

/** Adds to what is counted already. No two rows may have the same key. */
export async function addVitalCounts(db: Orm, rows: readonly VitalCount[]): Promise<void> {
  if (rows.length === 0) return;
  const { day, metric, path, rating, count } = statisticsVitals;
  await db
    .insert(statisticsVitals)
    .values([...rows])
    .onConflictDoUpdate({
      target: [day, metric, path, rating],
      set: { count: sql`${count} + excluded.count` },
    });
}

export async function countRowsOfHour(db: Orm, hour: Date): Promise<number> {
  return db.$count(statisticsEvents, eq(statisticsEvents.hour, hour));
}

export async function countRowsOfDay(db: Orm, day: string): Promise<number> {
  return db.$count(statisticsVitals, eq(statisticsVitals.day, day));
}

const total = (column: typeof statisticsEvents.count | typeof statisticsVitals.count) =>
  sql<number>`sum(${column})::int`;

/** Events an operator sets off to try the measuring are not visitors'. */
const TRIAL_PAGE = '/ga-debug';

function eventsSince(from: Date, ...conditions: SQL[]) {
  return and(gte(statisticsEvents.hour, from), ne(statisticsEvents.path, TRIAL_PAGE), ...conditions);
}

/** By day of the shop's time zone and name. */
export async function sumEventsByDay(db: Orm, from: Date) {
  // In the text itself, because a value would be a parameter of its own in select and in group by.
  const day = sql<string>`to_char(${statisticsEvents.hour} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({ day, name: statisticsEvents.name, count: total(statisticsEvents.count) })
    .from(statisticsEvents)
    .where(eventsSince(from))
    .groupBy(day, statisticsEvents.name);
}

/** The most visited pages, at most `limit`. */
export async function listTopPaths(db: Orm, from: Date, limit: number) {
  return db
    .select({ path: statisticsEvents.path, visits: total(statisticsEvents.count) })
    .from(statisticsEvents)
    .where(eventsSince(from, eq(statisticsEvents.name, 'page_view')))
    .groupBy(statisticsEvents.path)
    .orderBy(desc(total(statisticsEvents.count)), statisticsEvents.path)
    .limit(limit);
}

export async function sumVitals(db: Orm, fromDay: string) {
  return db
    .select({
      metric: statisticsVitals.metric,
      rating: statisticsVitals.rating,
      count: total(statisticsVitals.count),
    })
    .from(statisticsVitals)
    .where(gte(statisticsVitals.day, fromDay))
    .groupBy(statisticsVitals.metric, statisticsVitals.rating);
}

export async function deleteBefore(tx: Orm, before: Date, beforeDay: string): Promise<void> {
  await tx.delete(statisticsEvents).where(lt(statisticsEvents.hour, before));
  await tx.delete(statisticsVitals).where(lt(statisticsVitals.day, beforeDay));
}
