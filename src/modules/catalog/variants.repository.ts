// The SQL of variants: the packs of a product, with price and stock. A variant is for sale when it is active
// and belongs to the product the shop sells.

import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findRow, hasRow, insertIfAbsent, lockBy } from '#platform/database/find-row.ts';
import { products, productVariants } from './catalog.tables.ts';

export type VariantRow = typeof productVariants.$inferSelect;
export type NewVariantRow = typeof productVariants.$inferInsert;
/** The columns of a variant to change; undefined columns keep their value. */
export type VariantChange = PgUpdateSetSource<typeof productVariants>;
export type VariantOfProduct = {
  variant: VariantRow;
  productName: string;
  productImageUrl: string | null;
  productInStock: boolean;
};

const columns = {
  variant: productVariants,
  productName: products.name,
  productImageUrl: products.imageUrl,
  productInStock: products.inStock,
};

/** The id of the product the shop sells (the oldest published one), as a SQL expression. */
const soldProduct = sql`(select min(${products.id}) from ${products} where ${products.published} and ${isNull(products.archivedAt)})`;

const forSale = and(productVariants.isActive, eq(productVariants.productId, soldProduct));

/**
 * Returns a SQL expression that is true when the variant with this code is for sale and its product is not
 * marked as out of stock. Other modules use it in their queries.
 */
export function isForSale(code: string): SQL<boolean> {
  const condition = and(eq(productVariants.code, code), forSale, products.inStock);
  return sql<boolean>`exists (select from ${productVariants}
    join ${products} on ${eq(products.id, productVariants.productId)} where ${condition})`;
}

function selectVariants(db: Orm) {
  return db
    .select(columns)
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .$dynamic();
}

export async function selectAllVariants(db: Orm): Promise<VariantOfProduct[]> {
  return selectVariants(db).orderBy(asc(productVariants.productId), asc(productVariants.id));
}

/** Lists the active variants of the product the shop sells, smallest pack first. */
export async function selectVariantsForSale(db: Orm): Promise<VariantOfProduct[]> {
  return selectVariants(db).where(forSale).orderBy(asc(productVariants.quantity), asc(productVariants.id));
}

/** Returns true when the product has an active variant. */
export const hasActiveVariant = (db: Orm, productId: number): Promise<boolean> =>
  hasRow(
    db
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(and(productVariants.isActive, eq(productVariants.productId, productId)))
      .limit(1),
  );

export function findVariant(db: Orm, id: number): Promise<VariantOfProduct | null> {
  return findRow(selectVariants(db).where(eq(productVariants.id, id)));
}

export async function selectVariantCodes(db: Orm, productId: number): Promise<string[]> {
  const rows = await db
    .select({ code: productVariants.code })
    .from(productVariants)
    .where(eq(productVariants.productId, productId));
  return rows.map((row) => row.code);
}

/**
 * Returns a SQL expression for the new stock of a variant: the current stock plus `packs` (negative to
 * subtract), at least 0. The database reads the current stock when it writes the row, so concurrent sales are
 * not lost.
 */
export function stockMovedBy(packs: number): SQL {
  return sql`greatest(${productVariants.stock} + ${packs}, 0)`;
}

/** Locks and returns the one-jar pack of a product, before a price change; null when the product has none. */
export async function lockSinglePack(tx: Orm, productId: number): Promise<VariantRow | null> {
  const rows = await tx
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), eq(productVariants.quantity, 1)))
    .orderBy(asc(productVariants.id))
    .limit(1)
    .for('update');
  return rows[0] ?? null;
}

export const lockVariant = lockBy(productVariants, productVariants.id);

/** Inserts a variant and returns it; returns null when another variant has the same code. */
export const insertVariant = insertIfAbsent(productVariants);

export async function updateVariantRow(
  db: Orm,
  id: number,
  change: VariantChange & { updatedAt: Date },
): Promise<void> {
  await db
    .update(productVariants)
    .set({ ...change, version: sql`${productVariants.version} + 1` })
    .where(eq(productVariants.id, id));
}

/**
 * Increases the version numbers of the variants, so that an operator's edit based on an older version is
 * refused.
 */
export async function raiseVariantVersions(tx: Orm, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .update(productVariants)
    .set({ version: sql`${productVariants.version} + 1` })
    .where(inArray(productVariants.code, [...codes]));
}

export const deleteVariantRow = deleteById(productVariants);
