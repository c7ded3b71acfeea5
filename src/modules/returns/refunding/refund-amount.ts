// Reads the data that determine the refund amount of a return: the price of the goods, earlier returns, and
// the amount still refundable.

import { wasSent } from '#modules/orders/contract.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import { isBlocked, readOrderMoney } from '#modules/refunds/index.ts';
import { listProductArticles, listTaken } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { parseEuros, ZERO } from '#shared/money.ts';
import {
  listReturnLines,
  listReturnsOfOrder,
  type ReturnLineRow,
  type ReturnRow,
} from '../return.repository.ts';
import { calculateRefundAmount, type RefundAmount } from './calculate-refund-amount.ts';

type RefundAmountDetails = RefundAmount & {
  refundable: NonNullable<ReturnType<typeof parseEuros>>;
  disputed: boolean;
  /** True when this return alone contains all pieces the customer bought with the order. */
  isWhole: boolean;
};

/**
 * Calculates the refund amount of a return. The announced pieces are used until the received pieces are
 * recorded. Pieces of earlier returns count as refunded when those returns are paid.
 */
export async function findRefundAmount(
  db: Orm,
  returnRow: ReturnRow,
  order: OrderRow,
): Promise<RefundAmountDetails> {
  const { id: orderId, variantCode } = order;
  const left = await listTaken(db, { orderId, variantCode, wasSent: wasSent(order) });
  const products = await listProductArticles(db);
  const sold = left.filter(({ article }) => products.has(article));
  const own = sold.length > 0 ? sold : left;
  const counted = new Set(own.map(({ article }) => article));
  const all = own.reduce((sum, { quantity }) => sum + quantity, 0);
  const others = (await listReturnsOfOrder(db, orderId)).filter(
    ({ id, status }) => id < returnRow.id && status === 'paid',
  );
  const lines = await listReturnLines(db, [returnRow.id, ...others.map(({ id }) => id)]);
  const piecesOf = (id: number) => countPieces(lines.get(id) ?? [], counted);
  const money = await readOrderMoney(db, order);
  const refundable = parseEuros(money.refundable) ?? ZERO;
  const pieces = piecesOf(returnRow.id);
  const before = others.reduce((sum, { id }) => sum + piecesOf(id), 0);
  return {
    ...calculateRefundAmount({ order, all, before, pieces, deduction: returnRow.deduction, refundable }),
    refundable,
    disputed: isBlocked(money),
    isWhole: pieces >= all,
  };
}

function countPieces(lines: readonly ReturnLineRow[], counted: ReadonlySet<string>): number {
  const own = lines.filter(({ articleCode }) => counted.has(articleCode));
  const came = own.reduce((sum, { received }) => sum + received, 0);
  return came > 0 ? came : own.reduce((sum, { announced }) => sum + announced, 0);
}
