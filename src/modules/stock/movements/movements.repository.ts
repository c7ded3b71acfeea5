// Reading movements: a page of them, and which bookings were made already.

import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { countMatches, newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import type { MovementFilter } from '../contract.ts';
import { batches } from '../purchases/purchases.tables.ts';
import { stockArticles, stockMovements } from '../stock.tables.ts';

/** Of these keys, those that stand on a movement. */
export async function findBooked(tx: Orm, keys: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: stockMovements.key })
    .from(stockMovements)
    .where(inArray(stockMovements.key, keys));
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}

/**
 * Movements since a moment by which an article sank below its threshold, as it was then: one that was set
 * later reports nothing of before. What was on hand afterwards stands on each, written under the lock of the
 * article: however many are sold at once, one of them crosses.
 */
export async function listCrossings(db: Orm, since: Date) {
  const { id, articleCode, balance, quantity, at } = stockMovements;
  const { code, name, warnBelow, warnSince } = stockArticles;
  return db
    .select({ movementId: id, name, balance, warnBelow })
    .from(stockMovements)
    .innerJoin(stockArticles, eq(code, articleCode))
    .where(
      and(
        gte(at, since),
        or(isNull(warnSince), gte(at, warnSince)),
        lt(balance, warnBelow),
        gte(sql`${balance} - ${quantity}`, warnBelow),
      ),
    )
    .orderBy(asc(id));
}

/** What a search can find: an order beside words of a note or a name. */
export type MovementSearch = MovementFilter & { orderId?: number | null };

export async function selectMovements(db: Orm, filter: MovementSearch, place: PageRange) {
  const all = db
    .select({ movement: stockMovements, articleName: stockArticles.name, batch: batches.code })
    .from(stockMovements)
    .innerJoin(stockArticles, eq(stockArticles.code, stockMovements.articleCode))
    .leftJoin(batches, eq(batches.id, stockMovements.batchId))
    .$dynamic();
  return newestFirst(all, stockMovements.id, place, matching(filter));
}

export function countMovements(db: Orm, filter: MovementSearch): Promise<number> {
  return countMatches(db, stockMovements, matching(filter));
}

function matching({ q, article, kind, orderId = null }: MovementSearch): SQL | undefined {
  return and(
    article ? eq(stockMovements.articleCode, article) : undefined,
    kind ? eq(stockMovements.kind, kind) : undefined,
    orderId === null
      ? q
        ? or(holdsText(stockMovements.note, q), holdsText(stockMovements.actor, q))
        : undefined
      : eq(stockMovements.orderId, orderId),
  );
}
