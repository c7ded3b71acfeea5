// Processes a customer's payment for a change of an order, as the provider reports it. A successful payment
// applies the change once. A second payment, or a payment for a change that is no longer possible, is
// refunded automatically.

import { releaseCoupon } from '#modules/coupons/index.ts';
import {
  type ChangeRow,
  findChange,
  hasLaterChange,
  insertEvents,
  isSent,
  lockOrder,
  type OrderRow,
  updateChange,
} from '#modules/orders/index.ts';
import {
  findPayment,
  type PaymentProvider,
  type ProviderPayment,
  savePayment,
  settlePayment,
} from '#modules/payments/index.ts';
import { findExtraPayment, paymentDuplicated } from '#modules/refunds/index.ts';
import { releaseStock } from '#modules/stock/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { continueTrace } from '#platform/trace/trace.ts';
import { type ApplyNeeds, applyChange, holdKeyOfChange } from './apply-change.ts';
import { termsSchema } from './change-contract.ts';
import { hasRefund } from './plan-change.ts';

export type SettleNeeds = ApplyNeeds & { database: Database; provider: PaymentProvider };

type Settled =
  | { kind: 'placed'; order: OrderRow; created: false }
  | { kind: 'duplicate'; order: OrderRow }
  | { kind: 'not_paid'; payment: ProviderPayment };

/**
 * Asks the provider about a payment for a change of an order, and processes its answer. Returns null when the
 * provider does not know the payment, or it belongs to no change. Throws PaymentProviderUnavailable.
 */
export async function refreshExtraPayment(shop: SettleNeeds, paymentId: string): Promise<Settled | null> {
  const payment = await shop.provider.retrieve(paymentId);
  if (!payment) return null;
  continueTrace(payment.traceparent);
  return settleDifference(shop, payment);
}

/**
 * Processes a payment for a change of an order, as the provider reports it. Returns null when the payment
 * belongs to no change. Safe to call repeatedly and concurrently.
 */
export async function settleDifference(shop: SettleNeeds, payment: ProviderPayment): Promise<Settled | null> {
  const extra = await findExtraPayment(shop.database.orm, payment);
  const known = extra && (await findChange(shop.database.orm, extra.changeId));
  if (!known) return null;
  return shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, known.orderId);
    const change = await findChange(tx, known.id);
    if (!order || !change) throw new Error(`The order of change ${known.id} is gone`);
    const now = shop.clock.now();
    await savePayment(tx, payment, now);
    if (payment.status !== 'succeeded') return { kind: 'not_paid', payment };
    if (change.paymentId === payment.id) return { kind: 'placed', order, created: false };
    if (!(await isStillPossible(tx, { order, change, payment })))
      return refundPayment(shop, tx, { order, change, payment });
    await settlePayment(tx, payment.id, 'order', now);
    const applied = await applyChange(shop, tx, { order, change, paymentId: payment.id });
    return { kind: 'placed', order: applied.order, created: false };
  });
}

type Paid = { order: OrderRow; change: ChangeRow; payment: ProviderPayment };

/**
 * Returns true when a change can still be applied now that its payment has succeeded; a payment after the due
 * date counts too. False when the change was withdrawn, when the order was cancelled, archived, refunded or
 * changed since, when the order was sent while the change needs another pack or country, or when the payment
 * is not the whole difference.
 */
async function isStillPossible(tx: Orm, { order, change, payment }: Paid): Promise<boolean> {
  const isPayable = change.state === 'waiting' || change.state === 'expired';
  const isOrderActive =
    order.status !== 'cancelled' && order.archivedAt === null && order.paymentState !== 'refunded';
  const terms = termsSchema.parse(change.terms);
  const isNew = terms.variantCode !== order.variantCode || terms.country !== order.country;
  const isSame = order.total + change.difference === terms.total && !(await hasLaterChange(tx, change));
  const isWhole = payment.amountReceived === change.difference;
  // After a refund, a credit note exists for the invoice that the change would reverse.
  if (await hasRefund(tx, order.id)) return false;
  return isPayable && isOrderActive && isSame && isWhole && !(isNew && isSent(order));
}

async function refundPayment(
  { announce, clock }: Pick<SettleNeeds, 'announce' | 'clock'>,
  tx: Orm,
  { order, change, payment }: Paid,
): Promise<Settled> {
  if ((await findPayment(tx, payment.id))?.settledAs === 'duplicate') return { kind: 'duplicate', order };
  const now = clock.now();
  await settlePayment(tx, payment.id, 'duplicate', now);
  // The change will not be applied any more, so its holds are released.
  await releaseStock(tx, holdKeyOfChange(change), now);
  await releaseCoupon(tx, holdKeyOfChange(change));
  const isTwice = change.state === 'applied';
  await insertEvents(tx, [
    {
      orderId: order.id,
      at: now,
      actor: 'system',
      from: null,
      to: payment.id,
      kind: isTwice ? 'paid_twice' : 'paid_too_late',
      note: isTwice ? 'tweede betaling wordt teruggestort' : 'bijbetaling wordt teruggestort',
    },
  ]);
  if (!isTwice && change.state !== 'refused')
    await updateChange(tx, change.id, { state: 'refused', updatedAt: now });
  await announce(tx, paymentDuplicated, {
    paymentId: payment.id,
    amount: payment.amountReceived,
    orderId: order.id,
    ...(isTwice ? {} : { reason: 'Wijziging kon niet meer' }),
  });
  return { kind: 'duplicate', order };
}
