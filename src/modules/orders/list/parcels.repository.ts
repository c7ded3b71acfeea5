// How many parcels left, by day, country and pack: what packaging and postage are counted by.

import { and, gte, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { orders } from '../orders.tables.ts';

type ParcelsSent = { day: string; country: string; variantCode: string; parcels: number };

export async function countParcels(
  db: Orm,
  { from, until }: { from: Date; until: Date },
): Promise<ParcelsSent[]> {
  const { shippedAt, country, variantCode } = orders;
  const day = sql<string>`to_char(${shippedAt} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;
  return db
    .select({ day, country, variantCode, parcels: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(gte(shippedAt, from), lt(shippedAt, until)))
    .groupBy(day, country, variantCode);
}
