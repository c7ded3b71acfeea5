// The operator's use cases around changes of an order: preview a change, list earlier and waiting changes,
// and mail the payment request again.

import {
  type EditOrder,
  findChange,
  findOrder,
  listChangesOfOrder,
  listLinesOf,
  lockOrder,
  orderUnknown,
  updateChange,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { cents, toDecimalText } from '#shared/money.ts';
import { holdKeyOfChange } from './apply-change.ts';
import { type ChangePreview, type OrderChange, termsSchema } from './change-contract.ts';
import { differenceRequested } from './change-facts.ts';
import { changeView } from './change-view.ts';
import { holdForChange } from './hold-for-change.ts';
import { paymentLinkOf } from './pay-difference.ts';
import { PAY_WITHIN_MS, refuseUnchangeable, settlementOf } from './plan-change.ts';
import { proposeChange } from './propose-change.ts';
import type { SaveOrderNeeds } from './save-order.ts';

type LinkNeeds = Parameters<typeof paymentLinkOf>[0];

/**
 * Calculates what saving an operator's edit of an order would do to its amounts, without saving. Throws 404
 * `order_unknown`, and the errors of `proposeChange` and `refuseUnchangeable`.
 */
export async function previewChange(
  shop: SaveOrderNeeds,
  id: number,
  requested: Pick<
    EditOrder,
    'variant' | 'couponCode' | 'country' | 'postalCode' | 'total' | 'discount' | 'shippingCost' | 'settle'
  >,
): Promise<ChangePreview> {
  const { orm } = shop.database;
  const order = await findOrder(orm, id);
  if (!order || order.archivedAt) throw orderUnknown();
  const lines = await listLinesOf(orm, id);
  const proposal = await proposeChange(shop, { order, lines }, requested);
  const { terms, difference, isChange, isCorrection } = proposal;
  const isSomething = isChange || isCorrection;
  const settlement = settlementOf(order, proposal, requested.settle ?? 'money');
  if (isSomething) await refuseUnchangeable(orm, order, proposal, settlement);
  const until = new Date(shop.clock.now().getTime() + PAY_WITHIN_MS).toISOString();
  const moneyless = difference === 0 ? 'papers' : 'no_money';
  const changed = settlement === 'none' ? moneyless : settlement;
  return {
    outcome: isSomething ? changed : 'nothing',
    before: toDecimalText(order.total),
    total: toDecimalText(terms.total),
    difference: toDecimalText(cents(Math.abs(difference))),
    subtotal: toDecimalText(terms.subtotal),
    discount: toDecimalText(terms.discount),
    shippingCost: toDecimalText(terms.shipping),
    vatAmount: toDecimalText(terms.vat.amount),
    needsReason: isCorrection,
    papers: isSomething && order.paymentId !== null,
    payUntil: settlement === 'payment' ? until : null,
  };
}

/** Returns all changes of an order, newest first. Throws 404 `order_unknown`. */
export async function listChanges(
  shop: LinkNeeds & { database: Pick<Database, 'orm'> },
  orderId: number,
): Promise<OrderChange[]> {
  if (!(await findOrder(shop.database.orm, orderId))) throw orderUnknown();
  const rows = await listChangesOfOrder(shop.database.orm, orderId);
  return rows
    .map((row) => changeView(row, row.state === 'waiting' ? paymentLinkOf(shop, row) : null))
    .reverse();
}

/**
 * Mails the customer the payment request again, with a new due date. Throws 404 `order_unknown`; 409
 * `link_over` when the change no longer waits for payment, `sold_out`.
 */
export function requestPaymentAgain(
  shop: LinkNeeds & { database: Database; announce: Announce; clock: Clock },
  { orderId, changeId }: { orderId: number; changeId: number },
): Promise<OrderChange> {
  return shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const change = await findChange(tx, changeId);
    if (!order || change?.orderId !== orderId) throw orderUnknown();
    if (change.state !== 'waiting')
      throw new Refusal('link_over', 'Deze wijziging wacht niet meer op betaling.');
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + PAY_WITHIN_MS);
    const terms = termsSchema.parse(change.terms);
    await holdForChange(tx, { order, terms, holdKey: holdKeyOfChange(change), until: expiresAt, now });
    const after = await updateChange(tx, changeId, { expiresAt, updatedAt: now });
    // The time makes each payment request a separate event.
    await shop.announce(tx, differenceRequested, { changeId, times: now.getTime() });
    return changeView(after, paymentLinkOf(shop, after));
  });
}
