// Writes the order of an agreement that was paid: what was held becomes taken, the draft is completed and the payment settled.
// What cannot be kept any more is a flag for the operator, never a refusal: the customer has paid.

import { takeStock } from '#modules/catalog/index.ts';
import { claimCoupon } from '#modules/coupons/index.ts';
import { changeDraft, type DraftRow } from '#modules/drafts/index.ts';
import { DETAILS_MISSING, type OrderRow, recordOrder } from '#modules/orders/index.ts';
import { type ProviderPayment, rememberPayment } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { missingFields, NOBODY, recipientOf } from '#shared/recipient/recipient.ts';
import type { Agreement } from './checkout.repository.ts';
import { holdKeyOf } from './hold.ts';

/** Who asked: for the history of the order. */
export type Door = 'webhook' | 'success_page' | 'reconciliation';

export type Paid = { paymentId: string; payment: ProviderPayment | null; agreement: Agreement; door: Door };

/** Another door was first, after this one had looked. */
export class OrderAppeared extends Error {
  override readonly name = 'OrderAppeared';
}

/**
 * A draft the operator deleted meanwhile costs the shop the address, never the customer the order. Throws OrderAppeared when
 * the unique keys know an order of this payment or draft already.
 */
export async function writeOrder(
  shop: { announce: Announce },
  tx: Orm,
  { paymentId, payment, agreement, door, draft, now }: Paid & { draft: DraftRow | null; now: Date },
): Promise<OrderRow> {
  const { quote } = agreement;
  const flags = await takeHeld(tx, agreement, now);
  if (payment && payment.amountReceived !== agreement.amount) flags.push('amount_mismatch');
  const customer = { ...recipientOf(draft ?? NOBODY), country: quote.country };
  if (missingFields(customer, 'order').length > 0) flags.push(DETAILS_MISSING);
  const order = await recordOrder(shop, tx, {
    paymentId,
    draftId: agreement.draftId,
    customer,
    variantCode: quote.variant,
    quantity: quote.quantity,
    lines: quote.lines,
    subtotal: quote.subtotal,
    discount: quote.discount,
    shipping: quote.shipping,
    total: quote.total,
    vat: quote.vat,
    couponCode: couponOf(agreement),
    flags,
    door,
    now,
  });
  if (!order) throw new OrderAppeared();
  if (draft)
    await changeDraft(tx, draft.id, {
      isCompleted: true,
      completedAt: now,
      orderId: order.id,
      updatedAt: now,
    });
  if (payment) await rememberPayment(tx, payment, now, { settledAs: 'order' });
  return order;
}

/** A hold that came to nothing is only worth telling when it cost the customer the pack. */
const WHY_OVERSOLD = { in_time: [], expired: ['hold_expired'], replaced: ['hold_replaced'] } as const;

/** Pack and coupon use, whether they are still held or not; answers the flags about what was not. */
async function takeHeld(tx: Orm, agreement: Agreement, now: Date): Promise<string[]> {
  const holdKey = holdKeyOf(agreement.draftId);
  const flags: string[] = [];
  const stock = await takeStock(tx, { variantCode: agreement.quote.variant, holdKey, now });
  if (!stock.taken) flags.push('oversold', ...WHY_OVERSOLD[stock.hold]);
  const code = couponOf(agreement);
  if (code && (await claimCoupon(tx, { code, holdKey, now })).overclaimed) flags.push('coupon_overclaimed');
  return flags;
}

function couponOf({ quote }: Agreement): string | null {
  return quote.coupon?.valid ? quote.coupon.code : null;
}
