// The SQL of the price history. Prices are only added: there is deliberately no update and no delete.

import { asc, eq } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import type { Cents } from '#shared/money.ts';
import { priceHistory } from '../catalog.tables.ts';
import type { PricePoint } from './price-history.ts';

export async function appendPrice(
  tx: Orm,
  entry: { variantCode: string; price: Cents; originalPrice: Cents | null; validFrom: Date },
): Promise<void> {
  await tx.insert(priceHistory).values({
    variantCode: entry.variantCode,
    priceCents: entry.price,
    originalPriceCents: entry.originalPrice,
    validFrom: entry.validFrom,
  });
}

/** Lists the entries of a variant's price history, oldest first. */
export async function selectPriceHistory(db: Orm, variantCode: string): Promise<PricePoint[]> {
  return db
    .select({ price: priceHistory.priceCents, validFrom: priceHistory.validFrom })
    .from(priceHistory)
    .where(eq(priceHistory.variantCode, variantCode))
    .orderBy(asc(priceHistory.validFrom), asc(priceHistory.id));
}
