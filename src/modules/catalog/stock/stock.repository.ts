// Stock and the packs held for open checkouts.
// Whoever locks the variant's row decides alone: every hold of a variant is made and counted under that lock.
// It relies on READ COMMITTED, the default: the count after the lock sees what the previous owner committed.

import { and, count, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { rowOrNull, statement } from '#platform/database/statement.ts';
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

type Pack = { variantCode: string; holdKey: string; now: Date };

/**
 * What is left for this key: the stock less what other keys hold and has not expired. When the key began to hold something, also
 * when that has run out lately; and how many other baskets of its network hold something. Null when the variant is not for sale.
 */
export const findStanding = rowOrNull((db, pack: Pack, network: string | null) => {
  const { variantCode, holdKey, now } = pack;
  const unexpired = gt(stockHolds.expiresAt, now);
  const held = db
    .select({ held: sql`coalesce(sum(${stockHolds.quantity}), 0)` })
    .from(stockHolds)
    .where(and(ofOthers(variantCode, holdKey), unexpired));
  const since = db
    .select({ since: stockHolds.heldSince })
    .from(stockHolds)
    .where(eq(stockHolds.owner, holdKey));
  const ofNetwork = db
    .select({ holds: count() })
    .from(stockHolds)
    .where(and(eq(stockHolds.network, network ?? ''), ne(stockHolds.owner, holdKey), unexpired));
  return db
    .select({
      left: sql`${productVariants.stock} - (${held})`.mapWith(Number),
      since: sql<Date | null>`(${since})`.mapWith(stockHolds.heldSince),
      ofNetwork: sql`(${ofNetwork})`.mapWith(Number),
    })
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
});

/** Until the transaction ends nobody else of this network is counted: for the statement of another module. */
export function lockOfNetwork(network: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended('holds of ' || ${network}::text, 0))`;
}

type NewHold = Omit<typeof stockHolds.$inferInsert, 'id'>;

/** One hold per key: a basket that changes its pack moves its hold. Those of this variant that ran out before `gone` go. */
export const putStockHold = statement((db, hold: NewHold, gone: Date) => {
  // One that is just being renewed or taken is left alone: nobody waits for another's hold while holding their own.
  const old = db
    .select({ id: stockHolds.id })
    .from(stockHolds)
    .where(and(ofOthers(hold.variantCode, hold.owner), lte(stockHolds.expiresAt, gone)))
    .for('update', { skipLocked: true });
  const expired = db
    .$with('expired')
    .as(db.delete(stockHolds).where(inArray(stockHolds.id, old)).returning({ id: stockHolds.id }));
  const { owner: _, ...renewed } = hold;
  return db
    .with(expired)
    .insert(stockHolds)
    .values(hold)
    .onConflictDoUpdate({ target: stockHolds.owner, set: { ...renewed, quantity: 1 } });
});

/** Those that have not run out. */
export async function countStockHolds(db: Orm, now: Date): Promise<number> {
  return db.$count(stockHolds, gt(stockHolds.expiresAt, now));
}

export async function deleteStockHold(tx: Orm, holdKey: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.owner, holdKey));
}

const takeOne = rowOrNull((db, variantCode: string, holdKey: string) => {
  const taken = db.$with('taken').as(
    db
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} - 1` })
      .where(and(eq(productVariants.code, variantCode), gt(productVariants.stock, 0)))
      .returning({ left: productVariants.stock }),
  );
  const used = db
    .$with('used')
    .as(
      db
        .delete(stockHolds)
        .where(eq(stockHolds.owner, holdKey))
        .returning({ variantCode: stockHolds.variantCode, expiresAt: stockHolds.expiresAt }),
    );
  return db
    .with(taken, used)
    .select({ left: taken.left, variantCode: used.variantCode, expiresAt: used.expiresAt })
    .from(taken)
    .fullJoin(used, sql`true`);
});

/**
 * One pack less, and the key's hold used up. `left` is what remains, null when there was none to take; `hold` is what the key
 * held, whatever became of the pack.
 */
export async function takePack(
  tx: Orm,
  { variantCode, holdKey }: { variantCode: string; holdKey: string },
): Promise<{ left: number | null; hold: { variantCode: string; expiresAt: Date } | null }> {
  const row = await takeOne(tx, variantCode, holdKey);
  if (!row) return { left: null, hold: null };
  const { left, variantCode: held, expiresAt } = row;
  return { left, hold: held !== null && expiresAt !== null ? { variantCode: held, expiresAt } : null };
}

export async function setStock(tx: Orm, variantCode: string, stock: number): Promise<void> {
  await tx.update(productVariants).set({ stock }).where(eq(productVariants.code, variantCode));
}
