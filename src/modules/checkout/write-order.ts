// Writes the order of a paid agreement: takes the reserved stock and coupon use, completes the draft and
// marks the payment as used. The customer has paid, so missing stock or a used-up coupon becomes a flag for
// the operator, never a refusal.

import { claimCoupon } from '#modules/coupons/index.ts';
import { type BlockedPeople, CUSTOMER_BLOCKED, type DraftRow } from '#modules/drafts/index.ts';
import { DETAILS_MISSING, type OrderRow, orderPlaced, recordOrder } from '#modules/orders/index.ts';
import type { ProviderPayment } from '#modules/payments/index.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import { type TakenArticle, takeStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { refusing } from '#shared/api/problems.ts';
import { missingFields, NOBODY, recipientOf } from '#shared/recipient/recipient.ts';
import { type Agreement, settleBasket } from './checkout.repository.ts';
import { holdKeyOf } from './hold.ts';

/** The events that can create an order. The history of the order records which one it was. */
export const orderSources = ['webhook', 'success_page', 'reconciliation', 'bank'] as const;
export type OrderSource = (typeof orderSources)[number];

export type Paid = {
  paymentId: string;
  payment: ProviderPayment | null;
  agreement: Agreement;
  source: OrderSource;
};

/**
 * A new order, inserted in the current transaction. `paidWith` is the kind of payment method; null without a
 * payment.
 */
export type NewOrder = { order: OrderRow; lines: Quote['lines']; draftId: number; paidWith: string | null };

/**
 * Issues the invoice and creates the confirmation mail of a new order in the order's own transaction. Returns
 * the names of the reactions (background jobs) that normally do this and must not run for this order.
 */
export type ConfirmOrder = (tx: Orm, placed: NewOrder) => Promise<readonly string[]>;

/**
 * Thrown to roll back the creation of an order: the order exists already, or its invoice and mail could not
 * be written in the same transaction.
 */
export class ConfirmationDeferred extends Error {
  override readonly name = 'ConfirmationDeferred';
}

type Writing = Paid & { draft: DraftRow | null; now: Date; isConfirmed: boolean };

/**
 * Writes the order from the agreement. Only an agreement without a recipient takes the recipient from the
 * draft; if the draft was deleted, the order is created without an address. With `isConfirmed` false,
 * background jobs issue the invoice and mail. Throws ConfirmationDeferred when an order of this payment or
 * draft exists, or when confirming fails; 409 `checkout_expired` when the total is € 0 and the pack or coupon
 * use is no longer available.
 */
export async function writeOrder(
  shop: { announce: Announce; confirmOrder: ConfirmOrder; blockedPeople: BlockedPeople },
  tx: Orm,
  { paymentId, payment, agreement, source, draft, now, isConfirmed }: Writing,
): Promise<OrderRow> {
  const { quote } = agreement;
  const { flags, taken } = await takeHeld(tx, agreement, now);
  if (agreement.amount === 0 && flags.length > 0) throw checkoutExpired();
  if (payment && payment.amountReceived !== agreement.amount) flags.push('amount_mismatch');
  const customer = { ...(agreement.recipient ?? recipientOf(draft ?? NOBODY)), country: quote.country };
  if (await shop.blockedPeople.has(tx, customer.customerEmail)) flags.push(CUSTOMER_BLOCKED);
  if (missingFields(customer, 'order').length > 0) flags.push(DETAILS_MISSING);
  const order = await recordOrder(tx, {
    ...quote,
    paymentId,
    draftId: agreement.draftId,
    customer,
    variantCode: quote.variant,
    couponCode: couponOf(agreement),
    couponTerms: quote.coupon?.terms ?? null,
    flags,
    taken,
    source,
    now,
  });
  if (!order) throw new ConfirmationDeferred('Another source was first, after this one had looked');
  const placed = { orderId: order.id, draftId: agreement.draftId };
  await settleBasket(tx, { ...placed, payment, now });
  // The invoice comes last in the transaction, because its number blocks all other invoices until the commit.
  const bought = { order, lines: quote.lines, draftId: agreement.draftId, paidWith: payment?.method ?? null };
  const done = isConfirmed ? await confirm(shop, tx, bought) : [];
  await shop.announce(tx, orderPlaced, placed, done);
  return order;
}

function confirm({ confirmOrder }: { confirmOrder: ConfirmOrder }, tx: Orm, placed: NewOrder) {
  return confirmOrder(tx, placed).catch((error: unknown) => {
    throw new ConfirmationDeferred('The order could not be confirmed with its placing', { cause: error });
  });
}

/**
 * The further flags of an `oversold` order, by the state of its basket's hold: none when the hold was still
 * valid, `hold_expired` or `hold_replaced`. An order whose pack was in stock gets none of these flags.
 */
const WHY_OVERSOLD = { in_time: [], expired: ['hold_expired'], replaced: ['hold_replaced'] } as const;

type Held = { flags: string[]; taken: readonly TakenArticle[] };

/**
 * Takes the pack from stock and counts the coupon use, with or without a reservation. Returns the articles
 * taken, and the flags for a pack or coupon use that was not available.
 */
async function takeHeld(tx: Orm, agreement: Agreement, now: Date): Promise<Held> {
  const holdKey = holdKeyOf(agreement.draftId);
  const flags: string[] = [];
  const stock = await takeStock(tx, { variantCode: agreement.quote.variant, holdKey, now });
  if (!stock.taken) flags.push('oversold', ...WHY_OVERSOLD[stock.hold]);
  const code = couponOf(agreement);
  if (code && (await claimCoupon(tx, { code, holdKey, now })).overclaimed) flags.push('coupon_overclaimed');
  return { flags, taken: stock.articles };
}

function couponOf({ quote }: Agreement): string | null {
  return quote.coupon?.valid ? quote.coupon.code : null;
}

/**
 * Builds the 409 `checkout_expired` error: the price of an order without a payment is valid only for the 15
 * minutes of its coupon hold.
 */
export const checkoutExpired = refusing(
  'checkout_expired',
  'Je bestelling heeft te lang opengestaan. Ga terug en probeer het opnieuw.',
);
