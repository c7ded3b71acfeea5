// Lists withdrawals for the back-office, newest first, each with its order and the due date of the refund.

import type { OrderRow } from '#modules/orders/index.ts';
import { isOrderStatus, isPaymentState, orderNumber } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import { type Clock, days, minutes } from '#shared/clock.ts';
import { toDecimalText } from '#shared/money.ts';
import { listReturnsOfWithdrawals, type ReturnRow } from '../return.repository.ts';
import { briefReturn } from '../return-view.ts';
import {
  countWithdrawals,
  listWithdrawalRows,
  type WithdrawalRow,
  type WithdrawalWithOrder,
} from './withdrawal.repository.ts';
import type {
  ListWithdrawalsQuery,
  ReceiptState,
  Withdrawal,
  WithdrawalPage,
} from './withdrawal-contract.ts';
import { withdrawalMatches } from './withdrawal-contract.ts';
import { readSettlements, type Settlement } from './withdrawal-settlement.ts';
import { receiptKey, receiptOf, withdrawalIdOf } from './withdrawal-view.ts';

/**
 * Finds the state of the receipt mails of withdrawals by their `receiptKey`; receipts that were not created
 * yet are absent.
 */
export type FindReceipts = (keys: string[]) => Promise<ReadonlyMap<string, Exclude<ReceiptState, 'none'>>>;

type Needs = { database: Pick<Database, 'orm'>; clock: Clock; findReceipts: FindReceipts };

/**
 * How long after a withdrawal its receipt mail may be missing, in milliseconds. After that time a missing
 * receipt is shown as `none`.
 */
const RECEIPT_TIMEOUT_MS = minutes(1);
const MAIL_RETENTION_MS = days(2 * 365);

/** Returns the newest withdrawals, newest first, at most 1000. */
export async function listRecentWithdrawals(shop: Needs): Promise<Withdrawal[]> {
  return viewsOf(shop, await listWithdrawalRows(shop.database.orm, WHOLE_LIST));
}

export async function listWithdrawals(
  shop: Needs,
  { q, status, ...pageQuery }: ListWithdrawalsQuery,
): Promise<WithdrawalPage> {
  const { orm } = shop.database;
  const filter = { q, status, id: withdrawalIdOf(q ?? '') };
  return readPage(pageQuery, {
    rows: (place) => listWithdrawalRows(orm, { ...filter, ...place }),
    view: (rows) => viewsOf(shop, rows),
    summary: async () => ({ total: await countWithdrawals(orm, filter) }),
  });
}

async function viewsOf(
  { database, clock, findReceipts }: Needs,
  rows: WithdrawalWithOrder[],
): Promise<Withdrawal[]> {
  const ids = rows.map(({ withdrawal }) => withdrawal.id);
  const settlements = await readSettlements(database.orm, ids);
  const returns = await listReturnsOfWithdrawals(database.orm, ids);
  const receipts = await findReceipts(ids.map(receiptKey));
  return rows.map((row) => ({
    ...viewOf(row, settlements.get(row.withdrawal.id) ?? null),
    receipt: receipts.get(receiptKey(row.withdrawal.id)) ?? withoutReceipt(row.withdrawal, clock.now()),
    return: returnOf(returns.get(row.withdrawal.id)),
  }));
}

function withoutReceipt({ customerEmail, declaredAt }: WithdrawalRow, now: Date): ReceiptState | null {
  const age = now.getTime() - declaredAt.getTime();
  if (customerEmail === '' || age > MAIL_RETENTION_MS) return null;
  return age < RECEIPT_TIMEOUT_MS ? 'waiting' : 'none';
}

function returnOf(returnRow: ReturnRow | undefined): Withdrawal['return'] {
  if (!returnRow) return null;
  const { id, reference, status, notSent } = briefReturn(returnRow, []);
  return { id, reference, status, notSent };
}

function viewOf(
  { withdrawal, order }: WithdrawalWithOrder,
  settledBy: Settlement,
): Omit<Withdrawal, 'return' | 'receipt'> {
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
