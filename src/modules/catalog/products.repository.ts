// The SQL of products. The price of a product is the price of its one-jar pack; the product's own price
// column applies only when there is no such pack.

import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, getRow, hasRow } from '#platform/database/find-row.ts';
import { type AddedSpans, countAdded } from '#platform/database/lists/count-added.ts';
import { products, productVariants } from './catalog.tables.ts';

export type ProductRow = typeof products.$inferSelect;
export type NewProductRow = typeof products.$inferInsert;
/** The columns of a product to change, for `updateProduct`; undefined columns keep their value. */
export type ProductChange = PgUpdateSetSource<typeof products>;

const nextVersion = sql`${products.version} + 1`;

const singlePack = and(eq(productVariants.productId, products.id), eq(productVariants.quantity, 1));

function selectProducts(db: Orm) {
  return db
    .selectDistinctOn([products.id], { product: products, single: productVariants })
    .from(products)
    .leftJoin(productVariants, singlePack)
    .$dynamic();
}

type Joined = { product: ProductRow; single: typeof productVariants.$inferSelect | null };

function priced({ product, single }: Joined): ProductRow {
  if (!single) return product;
  return { ...product, priceCents: single.priceCents, originalPriceCents: single.originalPriceCents };
}

/**
 * Counts the products that are not archived: all, those added this month, and those added last month. `spans`
 * are the two months.
 */
export function countAddedProducts(db: Orm, spans: AddedSpans) {
  const listed = isNull(products.archivedAt);
  return countAdded(db, { table: products, at: products.createdAt, where: listed }, spans);
}

const order = [asc(products.id), asc(productVariants.id)];

/** Lists products, oldest first. `publishedOnly` excludes drafts and archived products. */
export async function selectAllProducts(db: Orm, filter: { publishedOnly: boolean }): Promise<ProductRow[]> {
  const visible = filter.publishedOnly ? and(products.published, isNull(products.archivedAt)) : undefined;
  const rows = await selectProducts(db)
    .where(visible)
    .orderBy(...order);
  return rows.map(priced);
}

export async function findProduct(db: Orm, id: number): Promise<ProductRow | null> {
  const [row] = await selectProducts(db)
    .where(eq(products.id, id))
    .orderBy(...order);
  return row ? priced(row) : null;
}

export function lockProduct(tx: Orm, id: number): Promise<boolean> {
  return hasRow(tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update'));
}

export async function countProducts(db: Orm): Promise<number> {
  return db.$count(products);
}

export async function insertProduct(db: Orm, row: NewProductRow): Promise<number> {
  const made = db.insert(products).values(row).returning({ id: products.id });
  return (await getRow(made, 'The product was not stored')).id;
}

export async function updateProductRow(
  db: Orm,
  id: number,
  change: ProductChange & { updatedAt: Date },
): Promise<void> {
  await db
    .update(products)
    .set({ ...change, version: nextVersion })
    .where(eq(products.id, id));
}

/** Unpublishes all products except this one, so that the shop sells only one product. */
export async function hideOtherProducts(db: Orm, id: number, now: Date): Promise<void> {
  await db
    .update(products)
    .set({ published: false, version: nextVersion, updatedAt: now })
    .where(and(products.published, ne(products.id, id)));
}

/**
 * Increases the version of a product after its price changed through a variant, so that a concurrent edit of
 * the product is refused.
 */
export async function bumpProductVersion(db: Orm, id: number): Promise<void> {
  await db.update(products).set({ version: nextVersion }).where(eq(products.id, id));
}

/**
 * Deletes a product; returns false when it does not exist. The database deletes its variants with it, and the
 * stock held for them.
 */
export const deleteProductRow = deleteById(products);

/**
 * Locks the products until the transaction ends, so that only one of several starting processes adds the
 * first product.
 */
export async function lockForSeeding(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table ${products} in share row exclusive mode`);
}
