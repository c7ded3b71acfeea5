// The SQL of returns. The caller must hold the lock of the order it writes for.

import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OrderRow } from '#modules/orders/index.ts';
import { orders } from '#modules/orders/orders.tables.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { findBy, getRow, listBy, updateVersionedById } from '#platform/database/find-row.ts';
import { countMatches, newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import type { Cents } from '#shared/money.ts';
import { OPEN_RETURNS, type returnFilters } from './return-contract.ts';
import { returnLines, returns, returnWithdrawals } from './returns.tables.ts';
import type { WithdrawalRow } from './withdrawals/withdrawal.repository.ts';
import { withdrawals } from './withdrawals/withdrawals.tables.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type NewReturn = Omit<typeof returns.$inferInsert, 'id'>;
export type ReturnLineRow = typeof returnLines.$inferSelect;
/**
 * A return with its order. `refunded` is the amount of the return's refund, in cents; null when there is no
 * refund.
 */
export type ReturnWithOrder = { returnRow: ReturnRow; order: OrderRow; refunded: Cents | null };

export async function insertReturn(
  tx: Orm,
  row: NewReturn,
  lines: readonly { article: string; quantity: number }[],
): Promise<ReturnRow> {
  const inserted = await getRow(tx.insert(returns).values(row).returning(), 'A return was not written');
  await putAnnounced(tx, inserted.id, lines);
  return inserted;
}

/** Replaces the announced lines (articles and quantities) of a return by `lines`. */
export async function putAnnounced(
  tx: Orm,
  returnId: number,
  lines: readonly { article: string; quantity: number }[],
): Promise<void> {
  await tx.delete(returnLines).where(eq(returnLines.returnId, returnId));
  const rows = lines.map(({ article, quantity }) => ({
    returnId,
    articleCode: article,
    announced: quantity,
  }));
  if (rows.length > 0) await tx.insert(returnLines).values(rows);
}

export const updateReturn = updateVersionedById(returns);

type ReceivedQuantities = Pick<ReturnLineRow, 'received' | 'sellable' | 'broken'>;

export async function updateLine(
  tx: Orm,
  returnId: number,
  article: string,
  receivedQuantities: Partial<ReceivedQuantities>,
): Promise<void> {
  await tx
    .update(returnLines)
    .set(receivedQuantities)
    .where(and(eq(returnLines.returnId, returnId), eq(returnLines.articleCode, article)));
}

/** Sets the received quantity of each line of a return to the announced quantity. */
export async function receiveAnnounced(tx: Orm, returnId: number): Promise<void> {
  await tx
    .update(returnLines)
    .set({ received: sql`${returnLines.announced}` })
    .where(eq(returnLines.returnId, returnId));
}

export const findReturn = findBy(returns, returns.id);

/** Lists the returns of an order, oldest first. */
export const listReturnsOfOrder = listBy(returns, returns.orderId, asc(returns.id));

/** Returns the lines (articles with their quantities) of these returns, by return id. */
export async function listReturnLines(db: Orm, ids: number[]): Promise<Map<number, ReturnLineRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.returnId), desc(returnLines.announced), asc(returnLines.articleCode));
  return Map.groupBy(rows, ({ returnId }) => returnId);
}

/**
 * Returns the articles that were held back from the parcels of these orders because the customer withdrew
 * them before sending, summed by order and article. They are back in stock.
 */
export async function listHeldBackLines(db: Orm, orderIds: number[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: returns.orderId,
      article: returnLines.articleCode,
      quantity: sql<number>`sum(${returnLines.received})::int`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(inArray(returns.orderId, orderIds), returns.notSent, gt(returnLines.received, 0)))
    .groupBy(returns.orderId, returnLines.articleCode)
    .orderBy(asc(returns.orderId), asc(returnLines.articleCode));
}

export async function linkWithdrawal(tx: Orm, returnId: number, withdrawalId: number): Promise<void> {
  await tx
    .insert(returnWithdrawals)
    .values({ returnId, withdrawalId })
    .onConflictDoUpdate({ target: returnWithdrawals.withdrawalId, set: { returnId } });
}

/** Returns the withdrawals each of these returns is for, oldest first, by return id. */
export async function listWithdrawalsOfReturns(
  db: Orm,
  ids: number[],
): Promise<Map<number, WithdrawalRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ returnId: returnWithdrawals.returnId, withdrawal: withdrawals })
    .from(returnWithdrawals)
    .innerJoin(withdrawals, eq(withdrawals.id, returnWithdrawals.withdrawalId))
    .where(inArray(returnWithdrawals.returnId, ids))
    .orderBy(asc(withdrawals.id));
  const byReturn = Map.groupBy(rows, ({ returnId }) => returnId);
  return new Map(
    [...byReturn].map(([id, withdrawalRows]) => [id, withdrawalRows.map(({ withdrawal }) => withdrawal)]),
  );
}

/** Returns the return for each of these withdrawals, by withdrawal id. */
export async function listReturnsOfWithdrawals(db: Orm, ids: number[]): Promise<Map<number, ReturnRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ withdrawalId: returnWithdrawals.withdrawalId, returnRow: returns })
    .from(returnWithdrawals)
    .innerJoin(returns, eq(returns.id, returnWithdrawals.returnId))
    .where(inArray(returnWithdrawals.withdrawalId, ids));
  return new Map(rows.map(({ withdrawalId, returnRow }) => [withdrawalId, returnRow]));
}

export type ReturnFilter = {
  q?: string | undefined;
  /**
   * Selects one return by `id`, or the returns of one order by `orderId`; either makes the search text `q`
   * ignored.
   */
  id?: number | undefined;
  orderId?: number | undefined;
  status?: (typeof returnFilters)[number] | undefined;
};

/** Returns one page of the returns that match the filter, with their orders, newest first. */
export async function listReturnRows(
  db: Orm,
  { after, limit, ...filter }: ReturnFilter & PageRange,
): Promise<ReturnWithOrder[]> {
  const all = db
    .select({ returnRow: returns, order: orders, refunded: refunds.amount })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(refunds, eq(refunds.id, returns.refundId))
    .$dynamic();
  return newestFirst(all, returns.id, { after, limit }, matching(filter));
}

export function countReturns(db: Orm, filter: ReturnFilter): Promise<number> {
  return countMatches(db, returns, matching(filter));
}

function matching({ q, id, orderId, status }: ReturnFilter): SQL | undefined {
  const isNumber = id !== undefined || orderId !== undefined;
  return and(
    hasStatus(status),
    id === undefined ? undefined : eq(returns.id, id),
    orderId === undefined ? undefined : eq(returns.orderId, orderId),
    q && !isNumber ? isOfPerson(q) : undefined,
  );
}

function hasStatus(status: ReturnFilter['status']): SQL | undefined {
  if (status === 'open') return inArray(returns.status, [...OPEN_RETURNS]);
  if (status !== 'waiting') return status && eq(returns.status, status);
  const isHeld = and(eq(returns.status, 'announced'), returns.notSent);
  return or(isHeld, inArray(returns.status, ['received', 'checked']));
}

/**
 * A SQL condition: the search text of the return's order (name, e-mail address and more) contains the words
 * of `text`. The order is looked up per return, because there are far fewer returns than orders.
 */
function isOfPerson(text: string): SQL {
  const found = and(...searchConditions(orders.searchText, text));
  return sql`(select ${found} from ${orders} where ${orders.id} = ${returns.orderId})`;
}
