// Stock and the packs held for open checkouts.
// Whoever locks the variant's row decides alone: every hold of a variant is made and counted under that lock.
// It relies on READ COMMITTED, the default: the count after the lock sees what the previous owner committed.

import { and, count, eq, gt, lte, ne, sql, sum } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { products, productVariants, stockHolds } from '../catalog.tables.ts';

export type LockedStock = { stock: number; sellable: boolean };

export async function lockStock(tx: Orm, variantCode: string): Promise<LockedStock | null> {
  const rows = await tx
    .select({
      stock: productVariants.stock,
      isActive: productVariants.isActive,
      inStock: products.inStock,
      published: products.published,
      archivedAt: products.archivedAt,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(eq(productVariants.code, variantCode))
    .for('update', { of: productVariants });
  const row = rows[0];
  if (!row) return null;
  return {
    stock: row.stock,
    sellable: row.isActive && row.inStock && row.published && row.archivedAt === null,
  };
}

/** Packs held by other keys and not yet expired. */
export async function heldByOthers(
  tx: Orm,
  { variantCode, holdKey, now }: { variantCode: string; holdKey: string; now: Date },
): Promise<number> {
  const rows = await tx
    .select({ held: sum(stockHolds.quantity).mapWith(Number) })
    .from(stockHolds)
    .where(
      and(
        eq(stockHolds.variantCode, variantCode),
        ne(stockHolds.owner, holdKey),
        gt(stockHolds.expiresAt, now),
      ),
    );
  return rows[0]?.held ?? 0;
}

type NewHold = {
  variantCode: string;
  holdKey: string;
  until: Date;
  since: Date;
  network: string | null;
};

/** When the key began to hold something, also when that has run out lately. */
export async function findHeldSince(tx: Orm, holdKey: string): Promise<Date | null> {
  const [row] = await tx
    .select({ since: stockHolds.heldSince })
    .from(stockHolds)
    .where(eq(stockHolds.owner, holdKey));
  return row?.since ?? null;
}

/** Other baskets of this network that hold something at this moment; until the transaction ends nobody else of it is counted. */
export async function countHoldsOfNetwork(
  tx: Orm,
  { network, holdKey, now }: { network: string; holdKey: string; now: Date },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${network}`}, 0))`);
  const [row] = await tx
    .select({ held: count() })
    .from(stockHolds)
    .where(
      and(eq(stockHolds.network, network), ne(stockHolds.owner, holdKey), gt(stockHolds.expiresAt, now)),
    );
  return row?.held ?? 0;
}

/** One hold per key: a basket that changes its pack moves its hold. */
export async function putStockHold(
  tx: Orm,
  { variantCode, holdKey, until, since, network }: NewHold,
): Promise<void> {
  await tx
    .insert(stockHolds)
    .values({ variantCode, owner: holdKey, expiresAt: until, heldSince: since, network })
    .onConflictDoUpdate({
      target: stockHolds.owner,
      set: { variantCode, quantity: 1, expiresAt: until, heldSince: since, network },
    });
}

export async function deleteExpiredStockHolds(
  tx: Orm,
  { variantCode, now }: { variantCode: string; now: Date },
): Promise<void> {
  await tx
    .delete(stockHolds)
    .where(and(eq(stockHolds.variantCode, variantCode), lte(stockHolds.expiresAt, now)));
}

/** Answers the hold that was removed, or null when the key held nothing. */
export async function deleteStockHold(
  tx: Orm,
  holdKey: string,
): Promise<{ variantCode: string; expiresAt: Date } | null> {
  const rows = await tx
    .delete(stockHolds)
    .where(eq(stockHolds.owner, holdKey))
    .returning({ variantCode: stockHolds.variantCode, expiresAt: stockHolds.expiresAt });
  return rows[0] ?? null;
}

export async function setStock(tx: Orm, variantCode: string, stock: number): Promise<void> {
  await tx.update(productVariants).set({ stock }).where(eq(productVariants.code, variantCode));
}
