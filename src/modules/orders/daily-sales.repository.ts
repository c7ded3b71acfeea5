// Paid orders and revenue by day, for the figures of the back-office.

import { and, gte, ne, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { orders } from './orders.tables.ts';

export type DailySales = {
  /** 2026-11-20, in Europe/Amsterdam. */
  day: string;
  orders: number;
  /** Cents. */
  revenue: number;
};

/** Every order that was ever paid counts on the day it was made, archived ones too; refunds are not taken off. */
export async function listDailySales(db: Orm, from: Date): Promise<DailySales[]> {
  // In the text itself, because a value would be a parameter of its own in select and in group by.
  const day = sql<string>`to_char(${orders.createdAt} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({ day, orders: sql<number>`count(*)::int`, revenue: sql<number>`sum(${orders.total})::int` })
    .from(orders)
    .where(and(gte(orders.createdAt, from), ne(orders.paymentState, 'unpaid')))
    .groupBy(day);
}
