// Writes the order of an agreement that was paid: what was held becomes taken, the draft is completed and the
// payment settled. What cannot be kept any more is a flag for the operator, never a refusal: the customer has
// paid.

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

/** Who asked: for the history of the order. */
export const orderSources = ['webhook', 'success_page', 'reconciliation', 'bank'] as const;
export type OrderSource = (typeof orderSources)[number];

export type Paid = {
  paymentId: string;
  payment: ProviderPayment | null;
  agreement: Agreement;
  source: OrderSource;
};

/** An order of this transaction, and with what kind of method it was paid. */
export type NewOrder = { order: OrderRow; lines: Quote['lines']; draftId: number; paidWith: string | null };

/**
 * Gives it what its customer gets, invoice and mail; answers which reactions to its placing have nothing left
 * to do.
 */
export type ConfirmOrder = (tx: Orm, placed: NewOrder) => Promise<readonly string[]>;

/** What was begun is undone: there is an order already, or it cannot be confirmed in the same breath. */
export class ConfirmationDeferred extends Error {
  override readonly name = 'ConfirmationDeferred';
}

type Writing = Paid & { draft: DraftRow | null; now: Date; isConfirmed: boolean };

/**
 * Made of the agreement alone. Only where nothing was agreed of its recipient it is as the draft has it; a
 * draft the operator deleted meanwhile then costs the shop the address, never the customer the order. Throws
 * ConfirmationDeferred when the unique keys know an order of this payment or draft already, and when
 * confirming it fails; not confirmed, its jobs do that. 409 `checkout_expired` when nothing was paid and the
 * pack or the use of the code is gone.
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
  // Last, for everybody's invoice waits for the number of this one.
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

/** A hold that came to nothing is only worth telling when it cost the customer the pack. */
const WHY_OVERSOLD = { in_time: [], expired: ['hold_expired'], replaced: ['hold_replaced'] } as const;

type Held = { flags: string[]; taken: readonly TakenArticle[] };

/**
 * Pack and coupon use, whether they are still held or not; answers what was taken, and the flags about what
 * was not.
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

/** Without a payment the price is only worth as long as the hold on the coupon: 15 minutes. */
export const checkoutExpired = refusing(
  'checkout_expired',
  'Je bestelling heeft te lang opengestaan. Ga terug en probeer het opnieuw.',
);
