// The SQL that reads movements: pages for the back-office, idempotency keys already booked, and movements
// that crossed a threshold.

import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { countMatches, newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import type { MovementFilter } from '../contract.ts';
import { batches } from '../purchases/purchases.tables.ts';
import { stockArticles, stockMovements } from '../stock.tables.ts';

/** Returns those of the given idempotency keys under which a stock movement is already booked. */
export async function findBooked(tx: Orm, keys: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: stockMovements.key })
    .from(stockMovements)
    .where(inArray(stockMovements.key, keys));
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}

/**
 * Lists the movements since a moment by which an article fell below its threshold; movements from before the
 * threshold was last changed are left out. Each movement stores the balance after it, written under a lock,
 * so of simultaneous sales exactly one crosses the threshold.
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

/** The filter of a list of stock movements. `orderId`, when set, is used instead of the search text. */
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
