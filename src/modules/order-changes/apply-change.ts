// Applies a change to an order in one transaction: stock, coupon, amounts, invoices and credit notes, history
// and refund. Like all code, it locks the order's row first, then stock and coupon, and the counters of
// invoice numbers last.

import * as z from 'zod';
import { claimCoupon, moveCouponUse } from '#modules/coupons/index.ts';
import type { InvoiceNeeds } from '#modules/invoices/index.ts';
import {
  type ChangeRow,
  DIFFERENCE_OPEN,
  flagsAfter,
  historyOf,
  insertEvents,
  listLinesOf,
  type NewOrder,
  type OrderRow,
  replaceLines,
  updateChange,
  updateOrder,
} from '#modules/orders/index.ts';
import { insertRefunds, listRefundsWithKey, type RefundRow } from '#modules/refunds/index.ts';
import { exchangeStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { cents } from '#shared/money.ts';
import { eachField, RECIPIENT_FIELDS, type Recipient } from '#shared/recipient/recipient.ts';
import { termsSchema } from './change-contract.ts';
import { orderChanged } from './change-facts.ts';
import { issueChangeDocuments } from './issue-change-documents.ts';

export type ApplyNeeds = InvoiceNeeds & { announce: Announce };

type Applied = { order: OrderRow; refund: RefundRow | null };

export const holdKeyOfChange = ({ id }: Pick<ChangeRow, 'id'>): string => `change:${id}`;

/**
 * Applies a change to an order whose row the caller has locked, and returns the updated order with the refund
 * that is due, or null. `paymentId` is the customer's payment of the difference; null when nothing was paid.
 * The refund is only recorded; the caller must execute it at the provider after the transaction.
 */
export async function applyChange(
  shop: ApplyNeeds,
  tx: Orm,
  { order, change, paymentId = null }: { order: OrderRow; change: ChangeRow; paymentId?: string | null },
): Promise<Applied> {
  const now = shop.clock.now();
  const terms = termsSchema.parse(change.terms);
  const before = { order, lines: await listLinesOf(tx, order.id) };
  const flags = await moveGoods(tx, { order, change, now });
  const columns: Partial<NewOrder> = {
    ...readRecipientChange(change.recipient),
    variantCode: terms.variantCode,
    quantity: terms.quantity,
    country: terms.country,
    subtotal: terms.subtotal,
    discount: terms.discount,
    shippingCost: terms.shipping,
    total: terms.total,
    vatRate: terms.vat.rate,
    vatAmount: terms.vat.amount,
    couponCode: terms.couponCode,
    couponTerms: terms.couponTerms,
  };
  const recipient = eachField((field) => columns[field] ?? order[field]);
  const after = await updateOrder(tx, order.id, {
    ...columns,
    flags: flagsAfter(flags, order, recipient),
    updatedAt: now,
  });
  await replaceLines(
    tx,
    order.id,
    terms.lines.map((line) => ({ ...line, variantCode: terms.variantCode })),
  );
  const by = { at: now, actor: change.actor };
  const amounts = { from: String(order.total), to: String(terms.total), note: change.reason };
  await insertEvents(tx, [
    { ...by, ...amounts, orderId: order.id, kind: change.kind === 'correction' ? 'corrected' : 'changed' },
    ...historyOf(order, columns, by),
  ]);
  const applied = { state: 'applied', appliedAt: now, updatedAt: now, paymentId } as const;
  const done = await updateChange(tx, change.id, applied);
  const [refund = null] = change.settledWith === 'refund' ? await refundDifference(tx, after, done, now) : [];
  if (change.notifyCustomer) await shop.announce(tx, orderChanged, { changeId: change.id });
  const lines = await listLinesOf(tx, order.id);
  await issueChangeDocuments(shop, tx, { before, after: { order: after, lines }, change });
  return { order: after, refund };
}

type Moved = { order: OrderRow; change: ChangeRow; now: Date };

/**
 * Exchanges the pack and the coupon use that a change replaces: the old ones go back, the new ones are taken.
 * Returns all flags the order must have afterwards, with `oversold` or `coupon_overclaimed` added when the
 * new pack or coupon use was not available.
 */
async function moveGoods(tx: Orm, { order, change, now }: Moved): Promise<string[]> {
  const { variantCode: to, couponCode } = termsSchema.parse(change.terms);
  const flags = new Set(order.flags.filter((flag) => flag !== DIFFERENCE_OPEN));
  const holdKey = holdKeyOfChange(change);
  const goods = {
    orderId: order.id,
    from: order.variantCode,
    to,
    holdKey,
    withGift: order.replacementReason === null,
    actor: change.actor,
    now,
  };
  if (to !== order.variantCode && !(await exchangeStock(tx, goods))) flags.add('oversold');
  if (couponCode !== order.couponCode) {
    if (order.couponCode) await moveCouponUse(tx, order.couponCode, -1);
    if (couponCode && (await claimCoupon(tx, { code: couponCode, holdKey, now })).overclaimed)
      flags.add('coupon_overclaimed');
  }
  return [...flags];
}

const refundKeyOf = ({ id }: Pick<ChangeRow, 'id'>): string => `change:${id}`;

/**
 * Returns the refund of a change; null when there is none. When the refund is taken from several payments,
 * returns its first row.
 */
export async function findRefundOf(db: Orm, change: ChangeRow): Promise<RefundRow | null> {
  const [first = null] = await listRefundsWithKey(db, change.orderId, refundKeyOf(change));
  return first;
}

function refundDifference(tx: Orm, order: OrderRow, change: ChangeRow, now: Date) {
  return insertRefunds(tx, order, {
    amount: cents(-change.difference),
    key: refundKeyOf(change),
    actor: change.actor,
    now,
    reason: change.reason ?? 'De bestelling is gewijzigd',
  });
}

const storedSchema = z.object(eachField(() => z.string().optional()));

/**
 * Returns the recipient fields of a stored change, which were validated when the change was requested. Fields
 * that the change keeps are absent; a stored null gives no fields.
 */
function readRecipientChange(stored: unknown): Partial<Recipient> {
  const fields = storedSchema.parse(stored ?? {});
  const change: Partial<Recipient> = {};
  for (const field of RECIPIENT_FIELDS) {
    const value = fields[field];
    if (value !== undefined) change[field] = value;
  }
  return change;
}
