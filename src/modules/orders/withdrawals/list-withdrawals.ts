// Withdrawals for the back-office: newest first, each with the order it is about and the day its money has to be back.

import type { Database } from '#platform/database/database.ts';
import { readPage, WHOLE } from '#platform/database/lists/read-page.ts';
import { toDecimalText } from '#shared/money.ts';
import type { OrderRow } from '../order.repository.ts';
import { isOrderStatus, isPaymentState } from '../order-states.ts';
import { orderNumber } from '../order-view.ts';
import { readSettlements, type Settlement } from '../refunds/withdrawal-settlement.ts';
import { listReturnsOfWithdrawals, type ReturnRow } from '../returns/return.repository.ts';
import { briefReturn } from '../returns/return-view.ts';
import { countWithdrawals, listWithdrawalRows, type WithdrawalWithOrder } from './withdrawal.repository.ts';
import type { ListWithdrawalsQuery, Withdrawal, WithdrawalPage } from './withdrawal-contract.ts';
import { withdrawalMatches } from './withdrawal-contract.ts';
import { receiptOf, withdrawalIdOf } from './withdrawal-view.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** Newest first, at most 1000. */
export async function listRecentWithdrawals(shop: Needs): Promise<Withdrawal[]> {
  return viewsOf(shop, await listWithdrawalRows(shop.database.orm, WHOLE));
}

export async function listWithdrawals(
  shop: Needs,
  { q, status, ...asked }: ListWithdrawalsQuery,
): Promise<WithdrawalPage> {
  const { orm } = shop.database;
  const filter = { q, status, id: withdrawalIdOf(q ?? '') };
  return readPage(asked, {
    rows: (place) => listWithdrawalRows(orm, { ...filter, ...place }),
    view: (rows) => viewsOf(shop, rows),
    whole: async () => ({ total: await countWithdrawals(orm, filter) }),
  });
}

async function viewsOf({ database }: Needs, rows: WithdrawalWithOrder[]): Promise<Withdrawal[]> {
  const ids = rows.map(({ withdrawal }) => withdrawal.id);
  const settlements = await readSettlements(database.orm, ids);
  const returns = await listReturnsOfWithdrawals(database.orm, ids);
  return rows.map((row) => ({
    ...viewOf(row, settlements.get(row.withdrawal.id) ?? null),
    return: returnOf(returns.get(row.withdrawal.id)),
  }));
}

function returnOf(found: ReturnRow | undefined): Withdrawal['return'] {
  if (!found) return null;
  const { id, reference, status, notSent } = briefReturn(found, []);
  return { id, reference, status, notSent };
}

function viewOf(
  { withdrawal, order }: WithdrawalWithOrder,
  settledBy: Settlement,
): Omit<Withdrawal, 'return'> {
  return {
    ...receiptOf(withdrawal),
    id: withdrawal.id,
    source: withdrawal.source,
    late: withdrawal.late,
    match: withdrawalMatches.find((match) => match === withdrawal.match) ?? 'none',
    settledBy,
    order: order && matchedOrder(order),
  };
}

function matchedOrder(order: OrderRow): NonNullable<Withdrawal['order']> {
  return {
    id: order.id,
    orderNumber: orderNumber(order.id),
    customerEmail: order.customerEmail,
    status: isOrderStatus(order.status) ? order.status : 'pending',
    paymentStatus: isPaymentState(order.paymentState) ? order.paymentState : 'unpaid',
    total: toDecimalText(order.total),
  };
}
