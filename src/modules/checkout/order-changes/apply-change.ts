// Makes an order what a change says: stock, code, amounts, papers, history and what goes back, in one
// transaction. The order is locked; then stock, code and last the papers, in the order in which everybody
// locks them.

import * as z from 'zod';
import { claimCoupon, moveCouponUse } from '#modules/coupons/index.ts';
import {
  type ChangeRow,
  DIFFERENCE_OPEN,
  flagsAfter,
  historyOf,
  type InvoiceNeeds,
  insertEvents,
  issueChangedPapers,
  listLinesOf,
  listRefundsWithKey,
  type NewOrder,
  type OrderRow,
  orderChanged,
  type RefundRow,
  replaceLines,
  termsSchema,
  updateChange,
  updateOrder,
  writeRefund,
} from '#modules/orders/index.ts';
import { exchangeStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { cents } from '#shared/money.ts';
import { eachField, RECIPIENT_FIELDS, type Recipient } from '#shared/recipient/recipient.ts';

export type ApplyNeeds = InvoiceNeeds & { announce: Announce };

type Applied = { order: OrderRow; refund: RefundRow | null };

export const holdKeyOfChange = ({ id }: Pick<ChangeRow, 'id'>): string => `change:${id}`;

/**
 * `paymentId` is what paid it, if anything did. The refund is wanted then, and for the caller to carry out.
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
  await issueChangedPapers(shop, tx, { before, after: { order: after, lines }, change });
  return { order: after, refund };
}

type Moved = { order: OrderRow; change: ChangeRow; now: Date };

/** Answers the order's flags afterwards. */
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

/** What goes back by a change, the first of its rows; null when nothing does. */
export async function findRefundOf(db: Orm, change: ChangeRow): Promise<RefundRow | null> {
  const [first = null] = await listRefundsWithKey(db, change.orderId, refundKeyOf(change));
  return first;
}

function refundDifference(tx: Orm, order: OrderRow, change: ChangeRow, now: Date) {
  return writeRefund(tx, order, {
    amount: cents(-change.difference),
    key: refundKeyOf(change),
    actor: change.actor,
    now,
    reason: change.reason ?? 'De bestelling is gewijzigd',
  });
}

const storedSchema = z.object(eachField(() => z.string().optional()));

/** As it was checked when it was asked for; what is left out stays. */
function readRecipientChange(stored: unknown): Partial<Recipient> {
  const fields = storedSchema.parse(stored ?? {});
  const change: Partial<Recipient> = {};
  for (const field of RECIPIENT_FIELDS) {
    const value = fields[field];
    if (value !== undefined) change[field] = value;
  }
  return change;
}
