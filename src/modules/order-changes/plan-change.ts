// Decides whether an order can be changed, and how the price difference is settled: by a refund, by a payment
// of the customer, or without money.

import { findLiveShipment } from '#modules/fulfilment/index.ts';
import { findWaitingChange, isSent, type OrderRow } from '#modules/orders/index.ts';
import { MIN_PAYMENT } from '#modules/pricing/index.ts';
import { listPaymentsOfOrder, listRefundsOfOrder, refundableAmount } from '#modules/refunds/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal, refusedField } from '#shared/api/problems.ts';
import { days } from '#shared/clock.ts';
import { formatEuro, toDecimalText } from '#shared/money.ts';
import type { Settlement } from './change-contract.ts';
import type { Proposal } from './propose-change.ts';

/**
 * The time a customer has to pay the difference of an order change, in milliseconds. A larger pack is
 * reserved for the same time.
 */
export const PAY_WITHIN_MS = days(7);

/**
 * Returns how the price difference is settled: refund, payment or none. An order that was never paid gets no
 * payment request.
 */
export function settlementOf(
  order: OrderRow,
  { difference }: Pick<Proposal, 'difference'>,
  settle: 'money' | 'none',
): Settlement {
  if (difference === 0 || settle === 'none' || order.paymentState === 'unpaid') return 'none';
  return difference < 0 ? 'refund' : 'payment';
}

/**
 * Throws 409 `order_cancelled`, `payment_disputed`, `change_waiting` or `already_refunded` when the order
 * cannot be changed at all. Throws 409 `order_shipped` or `already_tracked` when pack, code or country change
 * after a label or shipment exists. Throws 409 `refund_exceeds_paid` when more would be refunded than is
 * left, and 422 `amount_too_small` when the difference is too small for a payment.
 */
export async function refuseUnchangeable(
  db: Orm,
  order: OrderRow,
  proposal: Proposal,
  settlement: Settlement,
): Promise<void> {
  if (order.status === 'cancelled') throw new Refusal('order_cancelled', 'Deze bestelling is geannuleerd.');
  if (order.paymentState === 'disputed')
    throw new Refusal('payment_disputed', 'De klant betwist deze betaling bij de bank. Wijzigen kan niet.');
  if (await findWaitingChange(db, order.id))
    throw new Refusal('change_waiting', 'Er wacht al een wijziging op bijbetaling. Trek die eerst in.');
  if (proposal.isChange) await refuseSent(db, order);
  if (await hasRefund(db, order.id))
    throw new Refusal(
      'already_refunded',
      'Van deze bestelling is al geld terugbetaald. Annuleer deze en maak een nieuwe.',
    );
  if (settlement === 'refund') await refuseBeyondPaid(db, order, proposal);
  if (settlement === 'payment' && proposal.difference < MIN_PAYMENT)
    throw refusedField(
      'amount_too_small',
      'settle',
      `Een verschil van ${formatEuro(proposal.difference)} is te klein om te betalen. Kies “geen geld”.`,
    );
}

/**
 * Returns true when money of the order was refunded, or a refund was requested. Failed refunds, refunds of a
 * lower total after a change, and refunds of duplicate payments do not count.
 */
export async function hasRefund(db: Orm, orderId: number): Promise<boolean> {
  const refunds = await listRefundsOfOrder(db, orderId);
  return refunds.some(
    ({ origin, status }) => status !== 'failed' && origin !== 'change' && origin !== 'duplicate',
  );
}

async function refuseSent(db: Orm, order: OrderRow): Promise<void> {
  if (isSent(order))
    throw new Refusal('order_shipped', 'Deze bestelling is al verzonden. Pack, code en land liggen vast.');
  if (order.trackingCode || (await findLiveShipment(db, order.id)))
    throw new Refusal('already_tracked', 'Er is al een label voor deze bestelling. Annuleer dat eerst.');
}

async function refuseBeyondPaid(db: Orm, order: OrderRow, { difference }: Proposal): Promise<void> {
  const left = await refundableAmount(db, order, await listPaymentsOfOrder(db, order));
  if (left >= -difference) return;
  throw new Refusal('refund_exceeds_paid', `Er kan nog ${formatEuro(left)} terugbetaald worden.`, {
    extra: { refundable: toDecimalText(left) },
  });
}
