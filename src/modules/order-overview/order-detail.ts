// Reads one order with its history, refunds, invoices, returns and withdrawals, for the order page of the
// back-office.

import { listInvoiceViews } from '#modules/invoices/index.ts';
import {
  findOrder,
  listEvents,
  listLinesOf,
  listReplacementIds,
  orderEventView,
  orderNumber,
  orderUnknown,
  orderView,
} from '#modules/orders/index.ts';
import { readOrderMoney } from '#modules/refunds/index.ts';
import type { OrderReturn, OrderWithdrawal } from '#modules/returns/contract.ts';
import {
  briefReturn,
  listReturnLines,
  listReturnsOfOrder,
  listWithdrawalsOfOrder,
  readSettlements,
  withdrawalReference,
} from '#modules/returns/index.ts';
import { listBatchesOfOrder } from '#modules/stock/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { OrderDetail } from './order-detail-contract.ts';

/**
 * Returns an order with its history, refunds, invoices, returns and withdrawals. Throws 404 `order_unknown`.
 */
export async function getOrder(
  { database }: { database: Pick<Database, 'orm'> },
  id: number,
): Promise<OrderDetail> {
  const { orm: db } = database;
  const row = await findOrder(db, id);
  if (!row) throw orderUnknown();
  return {
    ...orderView(row, await listLinesOf(db, id)),
    restrictedAt: row.restrictedAt?.toISOString() ?? null,
    history: (await listEvents(db, row.id)).map(orderEventView),
    money: await readOrderMoney(db, row),
    invoices: await listInvoiceViews(db, row.id),
    replacement:
      row.replacementReason === null
        ? null
        : {
            of: row.replacesOrderId === null ? null : referenceOf(row.replacesOrderId),
            reason: row.replacementReason,
          },
    replacedBy: (await listReplacementIds(db, row.id)).map(referenceOf),
    batches: await listBatchesOfOrder(db, row.id),
    returns: await readReturns(db, row.id),
    withdrawals: await readWithdrawals(db, row.id),
  };
}

const referenceOf = (id: number) => ({ id, orderNumber: orderNumber(id) });

async function readReturns(db: Orm, orderId: number): Promise<OrderReturn[]> {
  const rows = await listReturnsOfOrder(db, orderId);
  const lines = await listReturnLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => briefReturn(row, lines.get(row.id) ?? []));
}

async function readWithdrawals(db: Orm, orderId: number): Promise<OrderWithdrawal[]> {
  const rows = await listWithdrawalsOfOrder(db, orderId);
  const settlements = await readSettlements(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, declaredAt, refundBefore }) => ({
    id,
    reference: withdrawalReference(id),
    declaredAt: declaredAt.toISOString(),
    refundBefore,
    settledBy: settlements.get(id) ?? null,
  }));
}
