// What is set aside for open checkouts, and what is free of it. Holds are of packs, and counted in the
// articles those hold. Whoever locks the articles decides alone: the last ones are held and counted under
// that lock. It relies on READ COMMITTED, the default: the count after the lock sees what the previous owner
// committed.

import { and, eq, gt, inArray, lte, min, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isForSale } from '#modules/catalog/index.ts';
import { oneRow, rowOrNull, statement } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { WIDER } from '#platform/http/networks.ts';
import { packContents, stockArticles, stockHolds } from '../stock.tables.ts';

/**
 * More packs than can be held by transactions that do not see each other yet: a database has fewer
 * connections.
 */
const PLENTY = 500;

/**
 * Some, and fewer than two of the largest pack: whoever holds or gives back now may turn a pack into sold
 * out, or back.
 */
const isScarce = (free: SQLWrapper, largest: SQLWrapper) =>
  sql<boolean>`${free} > 0 and ${free} < 2 * ${largest}`;

const largestPackOf = (article: SQLWrapper) =>
  sql<number>`(select max(quantity) from ${packContents} any_pack where any_pack.article_code = ${article})`;

/** What comes with a pack for nothing limits no pack, unless a pack holds nothing else. */
const limitsPack = (variantCode: SQLWrapper | string) =>
  sql<boolean>`(${stockArticles.productId} is not null or not exists (select from ${packContents} other
    join ${stockArticles} of_product on of_product.code = other.article_code
    where other.variant_code = ${variantCode} and of_product.product_id is not null))`;

type Pack = { variantCode: string; holdKey: string; now: Date; insteadOf: string | null };

/** How many of the article of a row are in the pack that is exchanged; 0 without one. */
const exchanged = (instead: SQLWrapper | string | null, article: SQLWrapper) =>
  sql`coalesce((select had.quantity from ${packContents} had where had.variant_code = ${instead}::text and had.article_code = ${article}), 0)`;

/** Of the article of a row of `pack`, what the hold beside it sets aside. */
export const heldPieces = (pack: Record<'quantity' | 'articleCode', SQLWrapper>) =>
  sql`greatest(${stockHolds.quantity} * ${pack.quantity} - ${exchanged(stockHolds.insteadOf, pack.articleCode)}, 0)`;

const heldPack = alias(packContents, 'held_pack');

/**
 * How many of an article are set aside, by holds that have not run out; without those of one key, of some
 * holds only.
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
 * How many of this pack are left for this key, and whether there is such plenty that nobody can be in
 * another's way, or so little that pages may have to be told. When the key began to hold something, also when
 * that has run out lately; and how many other baskets of its network hold something, or its share of what
 * those around it may. Whether baskets that do not say who buys would hold more than half with this one, and
 * in how many of the largest packs. Null when the variant is not for sale.
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
      // What needs nothing more is there.
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
 * Until the transaction ends nobody else of the widest of these networks is counted: for the statement of
 * another module.
 */
export function lockOfNetwork(networks: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended('holds of ' || split_part(${networks}::text, ' ', 1), 0))`;
}

type NewHold = Omit<typeof stockHolds.$inferInsert, 'id'>;

/**
 * One hold per key: a basket that changes its pack moves its hold. Those of this variant that ran out before
 * `gone` go.
 */
export const putStockHold = statement((db, hold: NewHold, gone: Date) => {
  // One that is just being renewed or taken is left alone: nobody waits for another's hold while holding
  // their own.
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

/** Gives back what a key holds, and says whether there is so little that pages may have to be told. */
export const deleteStockHold = oneRow((db, holdKey: string, now: Date) => {
  const gone = db
    .$with('gone')
    .as(
      db
        .delete(stockHolds)
        .where(eq(stockHolds.owner, holdKey))
        .returning({ variantCode: stockHolds.variantCode }),
    );
  // What was held before it is deleted is seen by this statement still.
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

/** When the next hold runs out; null without one. */
export async function findNextExpiry(db: Orm, now: Date): Promise<Date | null> {
  const [next] = await db
    .select({ at: min(stockHolds.expiresAt) })
    .from(stockHolds)
    .where(gt(stockHolds.expiresAt, now));
  return next?.at ?? null;
}

/** Those that have not run out. */
export async function countStockHolds(db: Orm, now: Date): Promise<number> {
  return db.$count(stockHolds, gt(stockHolds.expiresAt, now));
}
