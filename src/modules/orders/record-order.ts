// Writes a new order with its lines, VAT split and first history row in the caller's transaction.
// The unique keys on payment and draft make it safe to repeat: the second time the answer is null.

import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import type { Cents } from '#shared/money.ts';
import type { Recipient } from '#shared/recipient/recipient.ts';
import { insertBeginning, insertOrder, type OrderRow } from './order.repository.ts';
import { orderPlaced } from './order-facts.ts';

export type RecordOrder = {
  paymentId: string;
  draftId: number;
  customer: Recipient;
  variantCode: string;
  quantity: number;
  lines: { label: string; quantity: number; unitAmount: Cents; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  shipping: Cents;
  total: Cents;
  vat: { rate: number; amount: Cents };
  couponCode: string | null;
  flags: string[];
  /** How the shop learnt of the payment: webhook, success page, reconciliation. */
  door: string;
  now: Date;
};

export async function recordOrder(
  { announce }: { announce: Announce },
  tx: Orm,
  input: RecordOrder,
): Promise<OrderRow | null> {
  const order = await insertOrder(tx, {
    ...input.customer,
    paymentId: input.paymentId,
    draftId: input.draftId,
    variantCode: input.variantCode,
    quantity: input.quantity,
    subtotal: input.subtotal,
    discount: input.discount,
    shippingCost: input.shipping,
    total: input.total,
    vatRate: input.vat.rate,
    vatAmount: input.vat.amount,
    couponCode: input.couponCode,
    status: 'pending',
    paymentState: 'paid',
    flags: input.flags,
    createdAt: input.now,
    updatedAt: input.now,
  });
  if (!order) return null;
  const lines = input.lines.map((line) => ({ ...line, variantCode: input.variantCode }));
  const placed = { orderId: order.id, at: input.now, actor: 'system', from: null, note: input.door };
  await insertBeginning(tx, order.id, lines, [
    { ...placed, kind: 'placed', to: order.status },
    ...input.flags.map((flag) => ({ ...placed, kind: 'flagged', to: flag })),
  ]);
  await announce(tx, orderPlaced, { orderId: order.id, draftId: input.draftId });
  return order;
}
