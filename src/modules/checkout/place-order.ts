// Turns a successful payment into exactly one order. Webhook, success page and reconciliation all call this.
// The lock of the draft and the unique keys of orders decide which call creates the order; the other calls
// get the same order.

import { type BlockedPeople, lockDraft } from '#modules/drafts/index.ts';
import { type SettleNeeds, settleDifference } from '#modules/order-changes/index.ts';
import { findOrderByPayment, findOrderOf, insertEvents, type OrderRow } from '#modules/orders/index.ts';
import {
  findPayment,
  isBankPayment,
  type PaymentProvider,
  type ProviderPayment,
  paymentReferenceOf,
  savePayment,
  settlePayment,
} from '#modules/payments/index.ts';
import { OVERPAID, paymentDuplicated } from '#modules/refunds/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { countBy } from '#platform/metrics/process-counters.ts';
import { continueTrace } from '#platform/trace/trace.ts';
import type { Clock } from '#shared/clock.ts';
import { type Agreement, bindPayment, findAgreement, listUnplacedAgreements } from './checkout.repository.ts';
import { HOLD_MS } from './hold.ts';
import { reportFailedPayment } from './recovery/report-failed-payment.ts';
import {
  ConfirmationDeferred,
  type ConfirmOrder,
  checkoutExpired,
  type OrderSource,
  orderSources,
  type Paid,
  writeOrder,
} from './write-order.ts';

const countPurchase = countBy(
  'purchases_total',
  'Orders this process made, by the source that reported their payment.',
  'source',
  orderSources,
);

/**
 * Counts the outcomes of payments as a metric: new orders (also of € 0), duplicate payments and failed
 * payments.
 */
const countOutcome = countBy('payment_outcomes_total', 'What payments came to.', 'outcome', [
  'order',
  'duplicate',
  'failed',
]);

export type PlaceOrderResult =
  | { kind: 'placed'; order: OrderRow; created: boolean }
  /**
   * A second payment of a basket that was paid already. `order` is the order of the first payment; the second
   * payment is refunded.
   */
  | { kind: 'duplicate'; order: OrderRow }
  | { kind: 'not_paid'; payment: ProviderPayment }
  | { kind: 'unknown' };

export type PlaceOrderNeeds = {
  database: Database;
  provider: PaymentProvider;
  announce: Announce;
  confirmOrder: ConfirmOrder;
  blockedPeople: BlockedPeople;
  clock: Clock;
} & SettleNeeds;

/**
 * Creates the order of a payment, or returns the existing one; `PlaceOrderResult` has the possible outcomes.
 * Asks the provider whether the payment succeeded. Safe to call repeatedly and concurrently. Throws
 * PaymentProviderUnavailable when the provider cannot be asked.
 */
export async function placeOrder(
  shop: PlaceOrderNeeds,
  paymentId: string,
  source: OrderSource,
): Promise<PlaceOrderResult> {
  const { database, provider } = shop;
  const known = await listUnplacedAgreements(database.orm, paymentId);
  const existing = known ? null : await findOrderByPayment(database.orm, paymentId);
  if (existing) return { kind: 'placed', order: existing, created: false };
  if (paymentReferenceOf(paymentId).kind === 'free') return placeFree(shop, paymentId, source, known?.[0]);

  const payment = await provider.retrieve(paymentId);
  if (!payment) return { kind: 'unknown' };
  continueTrace(payment.traceparent);
  const agreements = known ?? (await agreementsByReference(shop, payment));
  const settled = agreements.length > 0 ? null : await settleDifference(shop, payment);
  if (settled) return settled;
  if (payment.status !== 'succeeded') {
    const [newest] = agreements;
    const isNews =
      newest && (await database.transaction((tx) => recordUnpaid(shop, tx, payment, newest.draftId)));
    if (isNews) countOutcome('failed');
    return { kind: 'not_paid', payment };
  }
  const agreement = agreementPaid(agreements, payment);
  if (!agreement) return { kind: 'unknown' };
  return placeOnce(shop, { paymentId, payment, agreement, source });
}

/**
 * Returns the agreement for which the payment was made. Agreements with the paid amount come first, and among
 * these the one whose order button was pressed, then the newest. If no agreement has that amount, returns the
 * newest.
 */
function agreementPaid(agreements: readonly Agreement[], { amountReceived }: ProviderPayment) {
  const ofAmount = agreements.filter(({ amount }) => amount === amountReceived);
  return ofAmount.find(({ agreedAt }) => agreedAt !== null) ?? ofAmount[0] ?? agreements[0];
}

/**
 * Finds the agreement by the reference that was sent to the provider with the payment. This is needed for
 * payments whose id was lost before the shop could store it. Empty when the reference is unknown.
 */
async function agreementsByReference(
  { database }: Pick<PlaceOrderNeeds, 'database'>,
  { reference }: ProviderPayment,
): Promise<Agreement[]> {
  const agreementByReference = await findAgreement(database.orm, reference);
  return agreementByReference ? [agreementByReference] : [];
}

/**
 * Records that a payment is unpaid or failed. Returns true when this is the first known failure of the
 * basket.
 */
async function recordUnpaid(
  shop: PlaceOrderNeeds,
  tx: Orm,
  payment: ProviderPayment,
  draftId: number,
): Promise<boolean> {
  const now = shop.clock.now();
  await savePayment(tx, payment, now);
  return reportFailedPayment(shop, tx, { payment, draftId, now });
}

/**
 * Creates an order of € 0. There is no payment: the agreement, with a total of 0 computed by the server, is
 * the proof. Throws 409 `checkout_expired` after 15 minutes.
 */
async function placeFree(
  shop: PlaceOrderNeeds,
  paymentId: string,
  source: OrderSource,
  agreement: Agreement | undefined,
): Promise<PlaceOrderResult> {
  if (agreement?.amount !== 0) return { kind: 'unknown' };
  if (shop.clock.now().getTime() - agreement.createdAt.getTime() > HOLD_MS) throw checkoutExpired();
  return placeOnce(shop, { paymentId, payment: null, agreement, source });
}

/**
 * Creates the order together with its confirmation (invoice and mail) in one transaction. When the
 * confirmation fails, the order is created without it, and background jobs issue the invoice and send the
 * mail.
 */
async function placeOnce(shop: PlaceOrderNeeds, paid: Paid): Promise<PlaceOrderResult> {
  const result = await placeWithFallback(shop, paid);
  // An order that existed before was counted when it was created.
  if (result.kind === 'duplicate') countOutcome('duplicate');
  if (result.kind === 'placed' && result.created) {
    countPurchase(paid.source);
    countOutcome('order');
  }
  return result;
}

async function placeWithFallback(shop: PlaceOrderNeeds, paid: Paid): Promise<PlaceOrderResult> {
  try {
    return await shop.database.transaction((tx) => place(shop, tx, paid, true));
  } catch (error) {
    if (!(error instanceof ConfirmationDeferred)) throw error;
    return shop.database.transaction((tx) => place(shop, tx, paid, false));
  }
}

async function place(
  shop: PlaceOrderNeeds,
  tx: Orm,
  paid: Paid,
  confirmNow: boolean,
): Promise<PlaceOrderResult> {
  const { paymentId, payment, agreement } = paid;
  const now = shop.clock.now();
  const draft = await lockDraft(tx, agreement.draftId);
  if (!agreement.paymentId) await bindPayment(tx, agreement.id, paymentId);
  // A draft without an order id has no order yet. The unique keys detect any other order of this payment.
  const isNew = confirmNow && draft?.orderId === null;
  const order = isNew ? null : await findOrderOf(tx, { paymentId, draftId: agreement.draftId });
  if (!order) {
    const written = await writeOrder(shop, tx, { ...paid, draft, now, isConfirmed: confirmNow });
    return { kind: 'placed', order: written, created: true };
  }
  if (payment) await savePayment(tx, payment, now);
  if (!payment || order.paymentId === paymentId) return { kind: 'placed', order, created: false };
  return refundDuplicate(shop, tx, { order, payment, now });
}

async function refundDuplicate(
  { announce }: Pick<PlaceOrderNeeds, 'announce'>,
  tx: Orm,
  { order, payment, now }: { order: OrderRow; payment: ProviderPayment; now: Date },
): Promise<PlaceOrderResult> {
  if ((await findPayment(tx, payment.id))?.settledAs === 'duplicate') return { kind: 'duplicate', order };
  await settlePayment(tx, payment.id, 'duplicate', now);
  const amount = payment.amountReceived;
  const event = isBankPayment(payment.id)
    ? { kind: 'overpaid', to: String(amount), note: null }
    : { kind: 'paid_twice', to: payment.id, note: 'tweede betaling wordt teruggestort' };
  await insertEvents(tx, [{ ...event, orderId: order.id, at: now, actor: 'system', from: null }]);
  const reason = event.kind === 'overpaid' ? { reason: OVERPAID } : {};
  await announce(tx, paymentDuplicated, { paymentId: payment.id, amount, orderId: order.id, ...reason });
  return { kind: 'duplicate', order };
}
