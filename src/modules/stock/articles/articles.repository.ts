// The SQL of articles (pieces on hand, reserved, expected, sold) and of the contents of packs.

import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, min, ne, notExists, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { lockBy, updateVersionedById } from '#platform/database/find-row.ts';
import { heldPieces } from '../holds/holds.repository.ts';
import type { ArticleRow } from '../movements/stock.repository.ts';
import { purchaseLines, purchaseOrders } from '../purchases/purchases.tables.ts';
import { packContents, stockArticles, stockHolds, stockMovements } from '../stock.tables.ts';

export type ContentRow = typeof packContents.$inferSelect;

export async function selectArticles(db: Orm): Promise<ArticleRow[]> {
  return db.select().from(stockArticles).orderBy(asc(stockArticles.id));
}

type ByArticle = Map<string, number>;
const byArticle = (rows: { article: string; pieces: number }[]): ByArticle =>
  new Map(rows.map(({ article, pieces }) => [article, pieces]));

/** Sums the pieces reserved by unexpired holds, per article. */
export async function sumHeld(db: Orm, now: Date): Promise<ByArticle> {
  const pieces = sql`sum(${heldPieces(packContents)})`.mapWith(Number);
  const rows = db
    .select({ article: packContents.articleCode, pieces })
    .from(stockHolds)
    .innerJoin(packContents, eq(packContents.variantCode, stockHolds.variantCode))
    .where(gt(stockHolds.expiresAt, now))
    .groupBy(packContents.articleCode);
  return byArticle(await rows);
}

export async function sumSold(db: Orm, since: Date): Promise<ByArticle> {
  const pieces = sql`-sum(${stockMovements.quantity})`.mapWith(Number);
  const rows = db
    .select({ article: stockMovements.articleCode, pieces })
    .from(stockMovements)
    .where(and(eq(stockMovements.kind, 'sold'), gt(stockMovements.at, since)))
    .groupBy(stockMovements.articleCode);
  return byArticle(await rows);
}

/** Returns the time of an article's first stock movement; null without movements. */
export async function findFirstMovement(db: Orm, article: string): Promise<Date | null> {
  const [first] = await db
    .select({ at: stockMovements.at })
    .from(stockMovements)
    .where(eq(stockMovements.articleCode, article))
    .orderBy(asc(stockMovements.at))
    .limit(1);
  return first?.at ?? null;
}

/**
 * Sums the pieces ordered from suppliers and not yet received, per article. `on` is the earliest expected
 * day; null when unknown.
 */
export async function sumExpected(db: Orm): Promise<Map<string, { pieces: number; on: string | null }>> {
  const { articleCode, quantity, received } = purchaseLines;
  const rows = await db
    .select({
      article: articleCode,
      pieces: sql`sum(${quantity} - ${received})`.mapWith(Number),
      on: min(purchaseOrders.expectedOn),
    })
    .from(purchaseLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseLines.purchaseOrderId))
    .where(and(eq(purchaseOrders.status, 'ordered'), gt(quantity, received)))
    .groupBy(articleCode);
  return new Map(rows.map(({ article, ...expected }) => [article, expected]));
}

export async function selectContents(db: Orm): Promise<ContentRow[]> {
  return db.select().from(packContents).orderBy(asc(packContents.articleCode));
}

export async function listArticleNames(db: Orm): Promise<Map<string, string>> {
  const { code, name } = stockArticles;
  return new Map((await db.select({ code, name }).from(stockArticles)).map((row) => [row.code, row.name]));
}

/**
 * Returns the codes of the articles that belong to a product, such as the jar. All other articles are gifts
 * that come with a pack.
 */
export async function listProductArticles(db: Orm): Promise<Set<string>> {
  const own = db
    .select({ code: stockArticles.code })
    .from(stockArticles)
    .where(isNotNull(stockArticles.productId));
  return new Set((await own).map(({ code }) => code));
}

/** An article in a pack, with the sizes in millimetres and the weight in grams of one piece. */
export type PackedPiece = Pick<ArticleRow, 'name' | 'length' | 'width' | 'height' | 'weight'> & {
  article: string;
  quantity: number;
  isProduct: boolean;
};

/** Returns the contents of each pack by variant code; the product comes first, then the gifts. */
export async function listPackedPieces(db: Orm): Promise<Map<string, PackedPiece[]>> {
  const { name, length, width, height, weight, productId, code } = stockArticles;
  const rows = await db
    .select({
      variantCode: packContents.variantCode,
      article: code,
      name,
      length,
      width,
      height,
      weight,
      quantity: packContents.quantity,
      isProduct: sql<boolean>`${productId} is not null`,
    })
    .from(packContents)
    .innerJoin(stockArticles, eq(code, packContents.articleCode))
    .orderBy(sql`${productId} nulls last`, asc(code));
  return Map.groupBy(rows, ({ variantCode }) => variantCode);
}

/**
 * Sets sizes and weight of the articles a fresh shop is seeded with; an article whose length is known stays
 * unchanged.
 */
export async function measureArticles(tx: Orm): Promise<void> {
  for (const { code, ...measures } of MEASURED)
    await tx
      .update(stockArticles)
      .set(measures)
      .where(and(eq(stockArticles.code, code), eq(stockArticles.length, 0)));
}

/**
 * Sizes in millimetres and weights in grams of the seeded articles: a jar with 60 g of powder, and a
 * toothbrush in its sleeve.
 */
const MEASURED = [
  { code: 'jar', length: 70, width: 70, height: 65, weight: 110 },
  { code: 'brush', length: 200, width: 22, height: 18, weight: 15 },
] as const;

/**
 * Adds one piece of an article to the contents of every pack that has contents already; other packs stay
 * empty.
 */
export async function addToEveryPack(tx: Orm, article: string): Promise<void> {
  await tx.execute(sql`insert into ${packContents} (variant_code, article_code, quantity)
    select distinct variant_code, ${article}::text, 1 from ${packContents}`);
}

/**
 * Lists the names of articles in packs that were never counted or received, so their stock is only the
 * example of a fresh shop.
 */
export async function listUncounted(db: Orm): Promise<string[]> {
  const { code, name } = stockArticles;
  const { articleCode, kind, actor } = stockMovements;
  const isPacked = exists(
    db
      .select({ code: packContents.articleCode })
      .from(packContents)
      .where(eq(packContents.articleCode, code)),
  );
  const byPerson = and(
    eq(articleCode, code),
    ne(kind, 'sold'),
    inArray(kind, ['counted', 'bought']),
    ne(actor, 'system'),
  );
  const rows = await db
    .select({ name })
    .from(stockArticles)
    .where(and(isPacked, notExists(db.select({ code: articleCode }).from(stockMovements).where(byPerson))))
    .orderBy(asc(stockArticles.id));
  return rows.map((row) => row.name);
}

export type MissingGift = { article: string; quantity: number };

/** Lists, by order id, the gifts that the given orders did not get because they were out of stock. */
export async function listMissingGifts(
  db: Orm,
  orderIds: readonly number[],
): Promise<Map<number, MissingGift[]>> {
  const { orderId, articleCode, missing } = stockMovements;
  const rows = await db
    .select({ orderId, article: articleCode, quantity: missing })
    .from(stockMovements)
    .innerJoin(stockArticles, eq(stockArticles.code, articleCode))
    .where(and(inArray(orderId, [...orderIds]), gt(missing, 0), isNull(stockArticles.productId)));
  return Map.groupBy(rows, (row) => row.orderId ?? 0);
}

export async function selectArticleCodes(db: Orm): Promise<string[]> {
  return (await db.select({ code: stockArticles.code }).from(stockArticles)).map(({ code }) => code);
}

export const lockArticle = lockBy(stockArticles, stockArticles.id);

export const updateArticleRow = updateVersionedById(stockArticles);

/**
 * Increases the version of articles, so that an edit which started from an older version is refused (409
 * `edit_conflict`).
 */
export async function raiseArticleVersions(tx: Orm, codes: readonly string[]): Promise<void> {
  await tx
    .update(stockArticles)
    .set({ version: sql`${stockArticles.version} + 1` })
    .where(inArray(stockArticles.code, [...codes]));
}

/** Lists the variant codes of the packs that contain one of these articles. */
export async function listPacksHolding(db: Orm, articles: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ code: packContents.variantCode })
    .from(packContents)
    .where(inArray(packContents.articleCode, [...articles]));
  return found.map(({ code }) => code);
}

export async function replaceContents(
  tx: Orm,
  variantCode: string,
  contents: readonly { article: string; quantity: number }[],
): Promise<void> {
  await tx.delete(packContents).where(eq(packContents.variantCode, variantCode));
  await tx
    .insert(packContents)
    .values(contents.map(({ article, quantity }) => ({ variantCode, articleCode: article, quantity })));
}
