// Inserts a new order with its lines, VAT split and first history row in the caller's transaction. The unique
// keys on payment and draft make this idempotent: a second call for the same payment or draft returns null.

import type { AgreedCoupon } from '#modules/coupons/contract.ts';
import type { TakenArticle } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Cents } from '#shared/money.ts';
import type { Recipient } from '#shared/recipient/recipient.ts';
import { insertOrder, type OrderRow } from './order.repository.ts';
import { flagsOfRecipient } from './recipient-flags.ts';

export type RecordOrder = {
  paymentId: string;
  /** The id of the basket the new order was made from; null for an order that had no basket. */
  draftId: number | null;
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
  couponTerms: AgreedCoupon | null;
  flags: string[];
  /** The articles taken from stock for the new order. */
  taken: readonly TakenArticle[];
  /**
   * What caused the order to be placed, as recorded in its history: webhook, success page, reconciliation,
   * bank or operator.
   */
  source: string;
  now: Date;
};

export function recordOrder(tx: Orm, input: RecordOrder): Promise<OrderRow | null> {
  const flags = [...input.flags, ...flagsOfRecipient(input.customer)];
  const order = {
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
    couponTerms: input.couponTerms,
    status: 'pending',
    paymentState: 'paid',
    flags,
    createdAt: input.now,
    updatedAt: input.now,
  };
  const beginning = [
    { kind: 'placed', to: order.status, note: input.source },
    ...flags.map((flag) => ({ kind: 'flagged', to: flag, note: input.source })),
  ];
  return insertOrder(tx, order, {
    lines: JSON.stringify(input.lines),
    placedEvents: JSON.stringify(beginning),
    taken: JSON.stringify(input.taken),
  });
}
