// Repairs payments that did not become exactly one order. Each repair first asks the provider about the
// payment.

import { completedDraft, lockDraft } from '#modules/drafts/index.ts';
import { findOrder, findOrderByPayment } from '#modules/orders/index.ts';
import { findPayment, savePayment, settlePayment } from '#modules/payments/index.ts';
import { type RefundNeeds, refundDuplicatePayment } from '#modules/refunds/index.ts';
import type { Database } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { cents } from '#shared/money.ts';
import { type PlaceOrderNeeds, placeOrder } from '../place-order.ts';
import { deleteHolds, recountUses } from './corrections.repository.ts';

export type RepairCheckoutNeeds = PlaceOrderNeeds & RefundNeeds;

/**
 * Creates the order of a payment, as the webhook and the success page do. Throws 409 `not_repaired` for a
 * payment without an agreement.
 */
export async function placePaid(shop: RepairCheckoutNeeds, paymentId: string): Promise<void> {
  const { kind } = await placeOrder(shop, paymentId, 'reconciliation');
  if (kind === 'unknown') throw notRepaired('Bij deze betaling hoort geen winkelmandje.');
}

/**
 * Refunds a payment without an agreement, once per payment. When a part of the payment was refunded before,
 * only the rest is refunded.
 */
export async function refundUnexplained(shop: RepairCheckoutNeeds, paymentId: string): Promise<void> {
  const { database, provider, clock } = shop;
  const placed = await placeOrder(shop, paymentId, 'reconciliation');
  const payment = placed.kind === 'unknown' ? await provider.retrieve(paymentId) : null;
  if (payment?.status !== 'succeeded') return;
  const { amountReceived, amountRefunded } = payment;
  if (amountReceived > amountRefunded) {
    const amount = cents(amountReceived - amountRefunded);
    await provider.refund({ paymentId, amount, idempotencyKey: `unexplained:${paymentId}` });
  }
  const after = await provider.retrieve(paymentId);
  await database.transaction(async (tx) => {
    const now = clock.now();
    if (after) await savePayment(tx, after, now);
    await settlePayment(tx, paymentId, 'returned', now);
  });
}

export async function refundSecondPayment(
  shop: RepairCheckoutNeeds,
  paymentId: string,
  orderId: number | null,
): Promise<void> {
  const payment = await findPayment(shop.database.orm, paymentId);
  if (payment && orderId) await refundDuplicatePayment(shop, { paymentId, amount: payment.amount, orderId });
}

export function settleOrdered({ database, clock }: RepairCheckoutNeeds, paymentId: string): Promise<void> {
  return database.transaction(async (tx) => {
    if (await findOrderByPayment(tx, paymentId)) await settlePayment(tx, paymentId, 'order', clock.now());
  });
}

export function closeBasket(
  { database, clock }: RepairCheckoutNeeds,
  draftId: number,
  orderId: number | null,
): Promise<void> {
  return database.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    const order = orderId === null ? null : await findOrder(tx, orderId);
    if (draft && !draft.isCompleted && order?.draftId === draftId)
      await completedDraft(tx, draftId, { orderId: order.id, at: clock.now() });
  });
}

type RepairNeeds = { database: Database };

export const releaseHolds = ({ database }: RepairNeeds, owner: string): Promise<void> =>
  database.transaction((tx) => deleteHolds(tx, owner));

export const countUses = ({ database }: RepairNeeds, code: string): Promise<void> =>
  database.transaction((tx) => recountUses(tx, code));

const notRepaired = (detail: string) => new Refusal('not_repaired', detail);
