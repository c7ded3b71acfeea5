// The SQL that changes the quantity on hand and inserts the movement in one step, so that the movements of an
// article always add up to its quantity. Every change first locks the rows of all articles, in the order of
// their codes.

import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { statement } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { heldOf } from '../holds/holds.repository.ts';
import { packContents, stockArticles, stockHolds, stockMovements } from '../stock.tables.ts';

export type ArticleRow = typeof stockArticles.$inferSelect;

/** Reads the stock of all articles and locks the rows until the end of the transaction. */
export async function lockStock(tx: Orm): Promise<ArticleRow[]> {
  return tx.select().from(stockArticles).orderBy(asc(stockArticles.code)).for('update');
}

/**
 * A SQL condition that is true when a change from `before` to `after` pieces makes some pack sold out or
 * available again.
 */
const turnsBetween = (article: SQLWrapper, before: SQL, after: SQL) =>
  sql<boolean>`exists (select from ${packContents} pack where pack.article_code = ${article}
    and (pack.quantity <= ${before}) <> (pack.quantity <= ${after}))`;

/**
 * A query that locks and returns all articles. `requested` is the quantity of the article in the pack with
 * this variant code, null for an article outside the pack.
 */
const lockedFor = (db: Orm, variantCode: string) =>
  db
    .select({
      code: stockArticles.code,
      before: stockArticles.onHand,
      requested: packContents.quantity,
      isProduct: sql<boolean>`${stockArticles.productId} is not null`.as('is_product'),
    })
    .from(stockArticles)
    .leftJoin(
      packContents,
      and(eq(packContents.articleCode, stockArticles.code), eq(packContents.variantCode, variantCode)),
    )
    .orderBy(asc(stockArticles.code))
    .for('update', { of: stockArticles });

/**
 * The pack to take from stock, with the key of the basket's hold. `withGift` is true when the gifts in the
 * pack are taken too.
 */
export type TakePack = { variantCode: string; holdKey: string; now: Date; withGift: boolean };

/**
 * Takes the articles of a pack from stock, at most as many as are on hand, and deletes the hold with
 * `holdKey`. Returns one row per article, or one row with a null article for a pack without articles.
 * `heldVariant` and `heldUntil` describe the deleted hold. `turned` is true when a pack became sold out or
 * available again.
 */
export const takePack = statement((db, { variantCode, holdKey, now, withGift }: TakePack) => {
  const locked = db.$with('locked').as(lockedFor(db, variantCode));
  const taken = db.$with('taken').as(
    db
      .update(stockArticles)
      .set({ onHand: sql`greatest(${locked.before} - ${locked.requested}, 0)` })
      .from(locked)
      .where(
        and(
          eq(stockArticles.code, locked.code),
          isNotNull(locked.requested),
          sql`(${withGift}::boolean or ${locked.isProduct})`,
        ),
      )
      .returning({
        article: sql<string>`${locked.code}`.as('article'),
        quantity: sql<number>`least(${locked.requested}, ${locked.before})`.as('quantity'),
        missing: sql<number>`greatest(${locked.requested} - ${locked.before}, 0)`.as('missing'),
        balance: sql<number>`${stockArticles.onHand}`.as('balance'),
        isProduct: sql<boolean>`${locked.isProduct}`.as('is_product'),
        turned: turnsBetween(
          locked.code,
          sql`${locked.before} - (${heldOf(db, now)})`,
          sql`${stockArticles.onHand} - (${heldOf(db, now, holdKey)})`,
        ).as('turned'),
      }),
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
    .with(locked, taken, used)
    .select({
      article: taken.article,
      quantity: taken.quantity,
      missing: taken.missing,
      balance: taken.balance,
      isProduct: taken.isProduct,
      turned: taken.turned,
      heldVariant: used.variantCode,
      heldUntil: used.expiresAt,
    })
    .from(taken)
    .fullJoin(used, sql`true`);
});

/**
 * A SQL fragment for the statement that inserts an order. The fragment inserts the sale movements given as
 * JSON (`TakenArticle[]`) and takes the order id from the subquery `placed`.
 */
export const movementsOfSale = (taken: string): SQL => sql`
  insert into ${stockMovements} (article_code, kind, quantity, balance, missing, order_id, actor, at)
  select moved.article, 'sold', -moved.quantity, moved.balance, moved.missing, placed.id, 'system', placed.created_at
  from placed, jsonb_to_recordset(${taken}::jsonb) as moved(article text, quantity int, balance int, missing int)`;

export type Move = {
  article: string;
  quantity: number;
  /** Number of pieces in a movement that were sold although they were not on hand. */
  missing?: number;
  batchId?: number | null;
  key?: string | null;
};
export type SharedByMoves = Omit<
  typeof stockMovements.$inferInsert,
  'id' | 'articleCode' | 'quantity' | 'balance' | 'missing' | 'batchId' | 'key'
>;

/**
 * Changes the quantity of a locked article and inserts the movement. The database refuses a negative
 * quantity. Returns true when some pack became sold out or available again.
 */
export async function moveArticle(
  tx: Orm,
  { article, quantity, missing = 0, batchId = null, key = null }: Move,
  shared: SharedByMoves,
): Promise<boolean> {
  const { onHand } = stockArticles;
  const free = sql`${onHand} - (${heldOf(tx, shared.at)})`;
  const turned = turnsBetween(sql`${article}`, sql`${free} - ${quantity}::int`, free);
  const [moved] = await tx
    .update(stockArticles)
    .set({ onHand: sql`${onHand} + ${quantity}` })
    .where(eq(stockArticles.code, article))
    .returning({ balance: onHand, turned });
  if (!moved) throw new Error(`There is no article ${article}`);
  const { balance } = moved;
  await tx
    .insert(stockMovements)
    .values({ ...shared, articleCode: article, quantity, balance, missing, batchId, key });
  return moved.turned;
}

/**
 * Sums the pieces of an order that were sold and returned, by article. `sold` is null for an article without
 * a sale movement.
 */
export async function sumOfOrder(db: Orm, orderId: number) {
  const of = (kind: 'sold' | 'returned') =>
    sql`filter (where ${stockMovements.kind} = ${sql.raw(`'${kind}'`)})`;
  return db
    .select({
      article: stockMovements.articleCode,
      sold: sql<number | null>`(-sum(${stockMovements.quantity}) ${of('sold')})::int`,
      missing: sql<number>`coalesce(sum(${stockMovements.missing}) ${of('sold')}, 0)::int`,
      returned: sql<number>`coalesce(sum(${stockMovements.quantity}) ${of('returned')}, 0)::int`,
      isProduct: sql<boolean>`bool_or(${stockArticles.productId} is not null)`,
    })
    .from(stockMovements)
    .innerJoin(stockArticles, eq(stockArticles.code, stockMovements.articleCode))
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.articleCode)
    .orderBy(asc(stockMovements.articleCode));
}

/** Lists the articles in the pack with this variant code, with their quantities, by article code. */
export async function listContents(
  db: Orm,
  variantCode: string,
): Promise<{ article: string; quantity: number }[]> {
  return db
    .select({ article: packContents.articleCode, quantity: packContents.quantity })
    .from(packContents)
    .where(eq(packContents.variantCode, variantCode))
    .orderBy(asc(packContents.articleCode));
}

/** Converts stock that an older release or backup counted in packs to stock counted in articles. */
export async function migratePackStock(tx: Orm, reason: string, now: Date): Promise<void> {
  await tx.execute(sql`select take_packs_over(${reason}, ${now.toISOString()}::timestamptz)`);
}
