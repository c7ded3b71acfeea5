// Stock and the packs held for open checkouts.
// Whoever locks the variant's row decides alone: every hold of a variant is made and counted under that lock.
// It relies on READ COMMITTED, the default: the count after the lock sees what the previous owner committed.

import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { products, productVariants, stockHolds } from '../catalog.tables.ts';

/** The stock of a variant, locked until the transaction ends; null when there is no such variant. */
export async function lockStock(tx: Orm, variantCode: string): Promise<number | null> {
  const [row] = await tx
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.code, variantCode))
    .for('update');
  return row?.stock ?? null;
}

const ofOthers = (variantCode: string, holdKey: string) =>
  and(eq(stockHolds.variantCode, variantCode), ne(stockHolds.owner, holdKey));

/** What is left for this key: the stock less what other keys hold and has not expired; null when the variant is not for sale. */
export async function countLeft(
  tx: Orm,
  { variantCode, holdKey, now }: { variantCode: string; holdKey: string; now: Date },
): Promise<number | null> {
  const held = tx
    .select({ held: sql`coalesce(sum(${stockHolds.quantity}), 0)` })
    .from(stockHolds)
    .where(and(ofOthers(variantCode, holdKey), gt(stockHolds.expiresAt, now)));
  const [row] = await tx
    .select({ left: sql`${productVariants.stock} - (${held})`.mapWith(Number) })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(productVariants.code, variantCode),
        productVariants.isActive,
        products.inStock,
        products.published,
        isNull(products.archivedAt),
      ),
    );
  return row?.left ?? null;
}

type NewHold = {
  variantCode: string;
  holdKey: string;
  until: Date;
  since: Date;
  network: string | null;
  gone: Date;
};

type Holder = { network: string | null; holdKey: string; now: Date };

/**
 * When the key began to hold something, also when that has run out lately; and how many other baskets of its network hold
 * something at this moment.
 */
export async function findHolds(
  tx: Orm,
  { network, holdKey, now }: Holder,
): Promise<{ since: Date | null; ofNetwork: number }> {
  const isOwn = eq(stockHolds.owner, holdKey);
  const isOther = and(ne(stockHolds.owner, holdKey), gt(stockHolds.expiresAt, now));
  const [row] = await tx
    .select({
      since: sql<string | null>`max(${stockHolds.heldSince}) filter (where ${isOwn})`.mapWith(
        stockHolds.heldSince,
      ),
      ofNetwork: sql`count(*) filter (where ${isOther})`.mapWith(Number),
    })
    .from(stockHolds)
    .where(network === null ? isOwn : or(isOwn, eq(stockHolds.network, network)));
  return { since: row?.since ?? null, ofNetwork: network === null ? 0 : (row?.ofNetwork ?? 0) };
}

/** Until the transaction ends nobody else of this network is counted. */
export async function lockNetwork(tx: Orm, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${network}`}, 0))`);
}

/** One hold per key: a basket that changes its pack moves its hold. Those of this variant that ran out before `gone` go. */
export async function putStockHold(
  tx: Orm,
  { variantCode, holdKey, until, since, network, gone }: NewHold,
): Promise<void> {
  // One that is just being renewed or taken is left alone: nobody waits for another's hold while holding their own.
  const old = tx
    .select({ id: stockHolds.id })
    .from(stockHolds)
    .where(and(ofOthers(variantCode, holdKey), lte(stockHolds.expiresAt, gone)))
    .for('update', { skipLocked: true });
  const expired = tx
    .$with('expired')
    .as(tx.delete(stockHolds).where(inArray(stockHolds.id, old)).returning({ id: stockHolds.id }));
  await tx
    .with(expired)
    .insert(stockHolds)
    .values({ variantCode, owner: holdKey, expiresAt: until, heldSince: since, network })
    .onConflictDoUpdate({
      target: stockHolds.owner,
      set: { variantCode, quantity: 1, expiresAt: until, heldSince: since, network },
    });
}

export async function deleteStockHold(tx: Orm, holdKey: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.owner, holdKey));
}

/**
 * One pack less, and the key's hold used up. `left` is what remains, null when there was none to take; `hold` is what the key
 * held, whatever became of the pack.
 */
export async function takePack(
  tx: Orm,
  { variantCode, holdKey }: { variantCode: string; holdKey: string },
): Promise<{ left: number | null; hold: { variantCode: string; expiresAt: Date } | null }> {
  const taken = tx.$with('taken').as(
    tx
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} - 1` })
      .where(and(eq(productVariants.code, variantCode), gt(productVariants.stock, 0)))
      .returning({ left: productVariants.stock }),
  );
  const used = tx
    .$with('used')
    .as(
      tx
        .delete(stockHolds)
        .where(eq(stockHolds.owner, holdKey))
        .returning({ variantCode: stockHolds.variantCode, expiresAt: stockHolds.expiresAt }),
    );
  const [row] = await tx
    .with(taken, used)
    .select({ left: taken.left, variantCode: used.variantCode, expiresAt: used.expiresAt })
    .from(taken)
    .fullJoin(used, sql`true`);
  if (!row) return { left: null, hold: null };
  const { left, variantCode: held, expiresAt } = row;
  return { left, hold: held !== null && expiresAt !== null ? { variantCode: held, expiresAt } : null };
}

export async function setStock(tx: Orm, variantCode: string, stock: number): Promise<void> {
  await tx.update(productVariants).set({ stock }).where(eq(productVariants.code, variantCode));
}
