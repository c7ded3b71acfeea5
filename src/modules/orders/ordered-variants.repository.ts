// Whether a pack was ever sold: what an order refers to is never deleted from the catalog.

import { inArray } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { orderLines } from './orders.tables.ts';

/** True when an order, archived or not, has a line with one of these variant codes. */
export async function isVariantOrdered(tx: Orm, variantCodes: readonly string[]): Promise<boolean> {
  if (variantCodes.length === 0) return false;
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.variantCode, [...variantCodes]))
    .limit(1);
  return rows.length > 0;
}
