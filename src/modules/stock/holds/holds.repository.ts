// The SQL of holds. A hold reserves a pack, and its pieces are counted in the articles of that pack. When
// stock is low, holds are made and counted under a lock of the articles. This relies on READ COMMITTED: a
// count after the lock sees earlier commits.

import { and, eq, gt, inArray, lte, min, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isForSale } from '#modules/catalog/index.ts';
import { oneRow, rowOrNull, statement } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { WIDER } from '#platform/http/networks.ts';
import { packContents, stockArticles, stockHolds } from '../stock.tables.ts';

/**
 * The number of free packs from which no lock is needed: more than all concurrent transactions together can
 * reserve, because the database limits the number of connections.
 */
const PLENTY = 500;

/**
 * A SQL condition that is true when `free`, the free pieces of an article, is above 0 but below twice
 * `largest`, its pieces in the pack with most of them. A new or released hold may then change whether a pack
 * is sold out, so pages must be updated.
 */
const isScarce = (free: SQLWrapper, largest: SQLWrapper) =>
  sql<boolean>`${free} > 0 and ${free} < 2 * ${largest}`;

const largestPackOf = (article: SQLWrapper) =>
  sql<number>`(select max(quantity) from ${packContents} any_pack where any_pack.article_code = ${article})`;

/**
 * A SQL condition that is true when an article limits how many of a pack can be sold. A product limits the
 * number; a gift does so only in a pack without a product.
 */
const limitsPack = (variantCode: SQLWrapper | string) =>
  sql<boolean>`(${stockArticles.productId} is not null or not exists (select from ${packContents} other
    join ${stockArticles} of_product on of_product.code = other.article_code
    where other.variant_code = ${variantCode} and of_product.product_id is not null))`;

type Pack = { variantCode: string; holdKey: string; now: Date; insteadOf: string | null };

/**
 * A SQL expression for the pieces of an article in the pack `instead`, which an order gives up in an
 * exchange; 0 without an exchange.
 */
const exchanged = (instead: SQLWrapper | string | null, article: SQLWrapper) =>
  sql`coalesce((select had.quantity from ${packContents} had where had.variant_code = ${instead}::text and had.article_code = ${article}), 0)`;

/**
 * A SQL expression for the pieces that a hold reserves of one article; `pack` is that article's row in the
 * contents of the hold's pack.
 */
export const heldPieces = (pack: Record<'quantity' | 'articleCode', SQLWrapper>) =>
  sql`greatest(${stockHolds.quantity} * ${pack.quantity} - ${exchanged(stockHolds.insteadOf, pack.articleCode)}, 0)`;

const heldPack = alias(packContents, 'held_pack');

/**
 * A subquery that sums the pieces reserved by unexpired holds for the article (`stockArticles`) of the outer
 * query. The hold of `holdKey` is left out. `some` is an additional condition on the holds.
 */
export const heldOf = (db: Orm, now: Date, holdKey?: string, some?: SQL) =>
  db
    .select({ pieces: sql`coalesce(sum(${heldPieces(heldPack)}), 0)::int` })
    .from(stockHolds)
    .innerJoin(heldPack, eq(heldPack.variantCode, stockHolds.variantCode))
    .where(
      and(
        eq(heldPack.articleCode, stockArticles.code),
        gt(stockHolds.expiresAt, now),
        holdKey === undefined ? undefined : ne(stockHolds.owner, holdKey),
        some,
      ),
    );

/**
 * Reads the availability of a pack for one hold key, without counting the hold of that key; null when the
 * variant is not for sale.
 *
 * `left`: number of packs available. `isPlenty`: true when so much is left that no lock is needed.
 * `isScarce`: true when so little is left that a hold may change whether a pack is sold out, so that pages
 * must be updated. `since`: when the key first held a pack, also if that hold expired within the last hour;
 * null without such a hold. `ofNetwork`: number of holds of other baskets in the buyer's network. The numbers
 * in two wider networks are divided by the factors of `WIDER`, and the largest of the three is returned.
 * `unnamedOverHalf`: true when baskets without an e-mail address would reserve more than half of the stock,
 * this hold included. `unnamedPacks`: how many of the largest pack those baskets would reserve.
 */
export const findAvailability = rowOrNull((db, pack: Pack, network: string | null) => {
  const { variantCode, holdKey, now, insteadOf } = pack;
  const content = db
    .select({
      wanted:
        sql<number>`greatest(${packContents.quantity} - ${exchanged(insteadOf, packContents.articleCode)}, 0)`.as(
          'wanted',
        ),
      free: sql<number>`${stockArticles.onHand} - (${heldOf(db, now, holdKey)})`.as('free'),
      largest: largestPackOf(stockArticles.code).as('largest'),
      limits: limitsPack(variantCode).as('limits'),
      onHand: stockArticles.onHand,
      unnamed: sql<number>`(${heldOf(db, now, holdKey, eq(stockHolds.unnamed, true))})`.as('unnamed'),
    })
    .from(packContents)
    .innerJoin(stockArticles, eq(stockArticles.code, packContents.articleCode))
    .where(eq(packContents.variantCode, variantCode))
    .as('content');
  const since = db
    .select({ since: stockHolds.heldSince })
    .from(stockHolds)
    .where(eq(stockHolds.owner, holdKey));
  const part = (networks: SQLWrapper | string, place: number) =>
    sql`split_part(${networks}, ' ', ${sql.raw(String(place))})`;
  const own = sql`${network ?? ''}::text`;
  const share = (holds: SQL, { times }: { times: number }) => sql`${holds} / ${sql.raw(String(times))}`;
  const ofNetwork = db
    .select({
      holds: sql`greatest(count(*) filter (where ${stockHolds.network} = ${own}),
        ${share(sql`count(*) filter (where ${part(stockHolds.network, 2)} = ${part(own, 2)})`, WIDER.home)},
        ${share(sql`count(*)`, WIDER.site)})`,
    })
    .from(stockHolds)
    .where(
      and(
        sql`${part(stockHolds.network, 1)} = ${part(own, 1)}`,
        ne(stockHolds.owner, holdKey),
        gt(stockHolds.expiresAt, now),
      ),
    );
  const unnamedWithThis = sql`(${content.unnamed} + ${content.wanted})`;
  return db
    .select({
      // An exchange that needs no additional pieces is always available.
      left: sql`coalesce(min(${content.free} / nullif(${content.wanted}, 0)) filter (where ${content.limits}), 1)`.mapWith(
        Number,
      ),
      isPlenty: sql<boolean>`bool_and(${content.free} >= ${sql.raw(String(PLENTY))} * ${content.largest} or not ${content.limits})`,
      isScarce: sql<boolean>`bool_or(${isScarce(content.free, content.largest)})`,
      since: sql<Date | null>`(${since})`.mapWith(stockHolds.heldSince),
      ofNetwork: sql`(${ofNetwork})`.mapWith(Number),
      unnamedOverHalf: sql<boolean>`coalesce(bool_or(2 * ${unnamedWithThis} > ${content.onHand}) filter (where ${content.limits}), false)`,
      unnamedPacks:
        sql`coalesce(max(${unnamedWithThis}::float8 / ${content.largest}) filter (where ${content.limits}), 0)`.mapWith(
          Number,
        ),
    })
    .from(content)
    .having(sql`count(*) > 0 and ${isForSale(variantCode)}`);
});

/**
 * A SQL expression that locks the widest of these networks until the end of the transaction, so that holds of
 * one network are counted one at a time. Other modules use the expression in their own statements.
 */
export function lockOfNetwork(networks: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended('holds of ' || split_part(${networks}::text, ' ', 1), 0))`;
}

type NewHold = Omit<typeof stockHolds.$inferInsert, 'id'>;

/**
 * Inserts a hold, or replaces the hold of the same key; each key has at most one. Also deletes the holds of
 * the same variant that expired before `gone`, except rows locked by another transaction.
 */
export const putStockHold = statement((db, hold: NewHold, gone: Date) => {
  // Rows locked by another transaction are skipped, so that no transaction waits for another hold while it
  // holds its own.
  const old = db
    .select({ id: stockHolds.id })
    .from(stockHolds)
    .where(
      and(
        eq(stockHolds.variantCode, hold.variantCode),
        ne(stockHolds.owner, hold.owner),
        lte(stockHolds.expiresAt, gone),
      ),
    )
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

/**
 * Deletes the hold of a key. `isScarce` in the result is true when pages must be updated, because a pack that
 * was sold out may be available again.
 */
export const deleteStockHold = oneRow((db, holdKey: string, now: Date) => {
  const gone = db
    .$with('gone')
    .as(
      db
        .delete(stockHolds)
        .where(eq(stockHolds.owner, holdKey))
        .returning({ variantCode: stockHolds.variantCode }),
    );
  // This statement still sees the hold that it deletes, so that hold is excluded by its key.
  const free = sql`(${stockArticles.onHand} - (${heldOf(db, now, holdKey)}))`;
  return db
    .with(gone)
    .select({
      isScarce: sql<boolean>`coalesce(bool_or(${isScarce(free, largestPackOf(stockArticles.code))}), false)`,
    })
    .from(gone)
    .innerJoin(packContents, eq(packContents.variantCode, gone.variantCode))
    .innerJoin(stockArticles, eq(stockArticles.code, packContents.articleCode));
});

/** Returns when the next hold on stock expires; null without holds. */
export async function findNextExpiry(db: Orm, now: Date): Promise<Date | null> {
  const [next] = await db
    .select({ at: min(stockHolds.expiresAt) })
    .from(stockHolds)
    .where(gt(stockHolds.expiresAt, now));
  return next?.at ?? null;
}

/** Counts the unexpired holds on stock, of all packs together. */
export async function countStockHolds(db: Orm, now: Date): Promise<number> {
  return db.$count(stockHolds, gt(stockHolds.expiresAt, now));
}
