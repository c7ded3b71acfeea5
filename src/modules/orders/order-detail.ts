// Reads one order with its history, refunds, invoices, returns and withdrawals, for the order page of the
// back-office.

import { listBatchesOfOrder } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Order, OrderDetail, OrderWithdrawal } from './contract.ts';
import { listInvoiceViews } from './invoices/find-invoice.ts';
import { listEvents, listReplacementIds, type OrderRow } from './order.repository.ts';
import { orderEventView, orderNumber } from './order-view.ts';
import { readOrderMoney } from './refunds/refund-view.ts';
import { readSettlements } from './refunds/withdrawal-settlement.ts';
import { listReturnLines, listReturnsOfOrder } from './returns/return.repository.ts';
import type { OrderReturn } from './returns/return-contract.ts';
import { briefReturn } from './returns/return-view.ts';
import { listWithdrawalsOfOrder } from './withdrawals/withdrawal.repository.ts';
import { withdrawalReference } from './withdrawals/withdrawal-view.ts';

export async function orderDetail(db: Orm, row: OrderRow, order: Order): Promise<OrderDetail> {
  return {
    ...order,
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
