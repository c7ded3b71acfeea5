// How many parcels left, by day, country and pack: what packaging and postage are counted by.

import { and, gte, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { orders } from '../orders.tables.ts';

export function countParcels(db: Orm, { from, until }: { from: Date; until: Date }) {
  const { shippedAt, country, variantCode } = orders;
  const day = sql`(${shippedAt} at time zone 'Europe/Amsterdam')::date`;
  return db
    .select({ day: sql<string>`${day}::text`, country, variantCode, parcels: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(gte(shippedAt, from), lt(shippedAt, until)))
    .groupBy(day, country, variantCode);
}
