// The SQL of variants, the packs of a product with price and stock. A variant is for sale when it is active
// and belongs to the product the shop sells.

import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findRow, hasRow, insertIfAbsent, lockBy } from '#platform/database/find-row.ts';
import { products, productVariants } from './catalog.tables.ts';

export type VariantRow = typeof productVariants.$inferSelect;
export type NewVariantRow = typeof productVariants.$inferInsert;
/** A change of a variant; undefined fields keep their value. */
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

/** The id of the oldest published product, as a SQL expression. */
const soldProduct = sql`(select min(${products.id}) from ${products} where ${products.published} and ${isNull(products.archivedAt)})`;

const forSale = and(productVariants.isActive, eq(productVariants.productId, soldProduct));

/** Whether a variant is for sale and its product in stock, as a SQL expression for other modules. */
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

/** Lists the active variants of the product the shop sells, by quantity. */
export async function selectVariantsForSale(db: Orm): Promise<VariantOfProduct[]> {
  return selectVariants(db).where(forSale).orderBy(asc(productVariants.quantity), asc(productVariants.id));
}

/** Whether the product has an active variant. */
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

/** The stock plus `packs` (may be negative) at the time of writing, at least 0, as a SQL expression. */
export function stockMovedBy(packs: number): SQL {
  return sql`greatest(${productVariants.stock} + ${packs}, 0)`;
}

/** The one-jar pack of a product, locked for a price change; null when there is none. */
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

/** Inserts a variant; returns null when another variant has the code. */
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

/** Increases the versions of the variants, so that edits of an older version are refused. */
export async function raiseVariantVersions(tx: Orm, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .update(productVariants)
    .set({ version: sql`${productVariants.version} + 1` })
    .where(inArray(productVariants.code, [...codes]));
}

export const deleteVariantRow = deleteById(productVariants);
