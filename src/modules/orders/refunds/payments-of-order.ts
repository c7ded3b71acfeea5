// What an order was paid with: its own payment, and those that paid for changes of it. Money that goes back
// comes from the newest first, and never more from one than it brought.

import { findPayment, type PaymentRow } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import { listChangesOfOrder, listExtraPaymentIds } from '../changes/change.repository.ts';
import type { OrderRow } from '../order.repository.ts';
import { refundableOf } from './payment-state.ts';
import { listDisputesOfOrder, listRefundsOfOrder, type RefundRow } from './refund.repository.ts';

export type OrderPayment = { payment: PaymentRow; refunds: RefundRow[]; refundable: Cents };

/** Those that brought money, the newest first. */
export async function listPaymentsOfOrder(db: Orm, order: OrderRow): Promise<OrderPayment[]> {
  const refunds = await listRefundsOfOrder(db, order.id);
  const disputes = await listDisputesOfOrder(db, order.id);
  const paid: OrderPayment[] = [];
  for (const id of [...(await listExtraPaymentIds(db, order.id)), order.paymentId]) {
    const payment = id === null ? null : await findPayment(db, id);
    if (payment?.status !== 'succeeded' || payment.amount === 0) continue;
    const own = refunds.filter(({ paymentId }) => paymentId === id);
    const contested = disputes.filter(({ paymentId }) => paymentId === id);
    const refundable = refundableOf(payment.amount, { refunds: own, disputes: contested });
    paid.push({ payment, refunds: own, refundable });
  }
  return paid;
}

export function sumOf(payments: readonly OrderPayment[], amountOf: (payment: OrderPayment) => number): Cents {
  return cents(payments.reduce((sum, each) => sum + amountOf(each), 0));
}

/**
 * What the papers ask for no more and no money was given for here: it went back in another way, and goes back
 * once.
 */
export async function settledOtherwise(db: Orm, orderId: number): Promise<Cents> {
  const changes = await listChangesOfOrder(db, orderId);
  const sum = changes
    .filter(({ state, settledWith }) => state === 'applied' && settledWith === 'none')
    .reduce((all, { difference }) => all + difference, 0);
  return cents(Math.max(0, -sum));
}

/** What can still go back of an order: never more than came in, and never more than its papers are of. */
export async function refundableAmount(
  db: Orm,
  { id }: Pick<OrderRow, 'id'>,
  payments: readonly OrderPayment[],
): Promise<Cents> {
  const left = sumOf(payments, ({ refundable }) => refundable);
  return cents(Math.max(0, left - (await settledOtherwise(db, id))));
}

/**
 * What was paid for an order and did not go back, by a refund or in another way; what a bank contests is
 * among it.
 */
export async function retainedAmount(db: Orm, order: OrderRow): Promise<Cents> {
  const payments = await listPaymentsOfOrder(db, order);
  const left = sumOf(payments, ({ payment, refunds }) =>
    refundableOf(payment.amount, { refunds, disputes: [] }),
  );
  return cents(Math.max(0, left - (await settledOtherwise(db, order.id))));
}

export type RefundPart = { paymentId: string; amount: Cents };

/** Which payment gives back how much of an amount; less than the amount when there is not so much left. */
export function splitOver(
  payments: readonly { payment: { id: string }; refundable: Cents }[],
  amount: Cents,
): RefundPart[] {
  let left: number = amount;
  const parts: RefundPart[] = [];
  for (const { payment, refundable } of payments) {
    const part = Math.min(left, refundable);
    if (part > 0) parts.push({ paymentId: payment.id, amount: cents(part) });
    left -= part;
  }
  return parts;
}

/** What changes of the order promised to give back and no refund has: money the papers know of already. */
export async function owedByChanges(db: Orm, orderId: number): Promise<Cents> {
  const changes = await listChangesOfOrder(db, orderId);
  const promised = changes
    .filter(({ state, settledWith }) => state === 'applied' && settledWith === 'refund')
    .reduce((sum, { difference }) => sum - difference, 0);
  const refunded = (await listRefundsOfOrder(db, orderId))
    .filter(({ origin, status }) => origin === 'change' && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return cents(Math.max(0, promised - refunded));
}
