// What a day earned until a moment of it: what was sold, and what is left of it without VAT and what the goods cost to buy.

import { costOfOrders } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listSoldUntil } from './sales.repository.ts';

/** Cents. `margin` is null when articles lack a cost price: `missing` names them. Refunds are not taken off. */
export type Earned = { orders: number; revenue: number; margin: number | null; missing: string[] };

export async function sumEarningsUntil(db: Orm, day: string, until: Date): Promise<Earned> {
  const sold = await listSoldUntil(db, day, until);
  const { cost, missing } = await costOfOrders(db, sold);
  const revenue = sold.reduce((sum, { total }) => sum + total, 0);
  const vat = sold.reduce((sum, { vatAmount }) => sum + vatAmount, 0);
  return { orders: sold.length, revenue, margin: missing.length > 0 ? null : revenue - vat - cost, missing };
}
