// Lists the payments of an order: the order's own payment, and those for its changes. Refunds are taken from
// the newest payment first, and never exceed the amount of a payment.

import type { OrderRow } from '#modules/orders/index.ts';
import { listChangesOfOrder, listExtraPaymentIds } from '#modules/orders/index.ts';
import { findPayment, type PaymentRow } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import { refundableOf } from './payment-state.ts';
import { listDisputesOfOrder, listRefundsOfOrder, type RefundRow } from './refund.repository.ts';

export type OrderPayment = { payment: PaymentRow; refunds: RefundRow[]; refundable: Cents };

/**
 * Lists the succeeded payments of an order, newest first: its own payment and those for its changes. Payments
 * of € 0 are left out.
 */
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
 * Returns the amount, in cents, by which changes of the order without a refund (settlement `none`) lowered
 * the invoices. The customer got this amount in another way, so the shop must not refund it again.
 */
export async function settledOtherwise(db: Orm, orderId: number): Promise<Cents> {
  const changes = await listChangesOfOrder(db, orderId);
  const sum = changes
    .filter(({ state, settledWith }) => state === 'applied' && settledWith === 'none')
    .reduce((all, { difference }) => all + difference, 0);
  return cents(Math.max(0, -sum));
}

/**
 * Returns the amount of an order that can still be refunded, in cents: what is left of its payments, less the
 * amounts of `settledOtherwise`.
 */
export async function refundableAmount(
  db: Orm,
  { id }: Pick<OrderRow, 'id'>,
  payments: readonly OrderPayment[],
): Promise<Cents> {
  const left = sumOf(payments, ({ refundable }) => refundable);
  return cents(Math.max(0, left - (await settledOtherwise(db, id))));
}

/**
 * Returns the amount of an order the shop has kept, in cents: money received, less refunds and less the
 * amounts of `settledOtherwise`. Disputed money counts as kept.
 */
export async function retainedAmount(db: Orm, order: OrderRow): Promise<Cents> {
  const payments = await listPaymentsOfOrder(db, order);
  const left = sumOf(payments, ({ payment, refunds }) =>
    refundableOf(payment.amount, { refunds, disputes: [] }),
  );
  return cents(Math.max(0, left - (await settledOtherwise(db, order.id))));
}

export type RefundPart = { paymentId: string; amount: Cents };

/**
 * Splits an amount over payments, in the order given, and returns the part of each payment. The parts add up
 * to less than the amount when the payments have too little left to refund.
 */
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

/**
 * Returns the amount, in cents, that changes of the order still owe the customer: a change lowered the total
 * and issued the credit note, but its refund failed or was never made.
 */
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
