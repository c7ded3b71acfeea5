// The page on which a customer pays the difference after a change of an order, and its payment. Opening the
// page asks the provider, whose answer alone decides what was paid.

import { randomUUID } from 'node:crypto';
import {
  type ChangeRow,
  findChangeByLink,
  findOrder,
  isSent,
  lockOrder,
  type OrderRow,
  orderNumber,
  orderPath,
} from '#modules/orders/index.ts';
import {
  callProvider,
  PaymentNotChangeable,
  type PaymentProvider,
  PaymentProviderUnavailable,
  savePayment,
} from '#modules/payments/index.ts';
import {
  bindExtraPayment,
  type ExtraPaymentRow,
  findLastExtraPayment,
  insertExtraPayment,
  listPreparedPayments,
} from '#modules/refunds/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { currentTraceparent } from '#platform/trace/trace.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { href } from '#shared/href.ts';
import { formatEuro } from '#shared/money.ts';
import { type PaymentLinkView, termsSchema } from './change-contract.ts';
import { changeContent } from './change-view.ts';
import { refreshExtraPayment, type SettleNeeds } from './settle-difference.ts';

const PURPOSE = 'payment';

type LinkNeeds = { tokens: SignedTokens; publicUrl: string };
type Needs = SettleNeeds & Pick<LinkNeeds, 'tokens'>;

export function paymentLinkOf({ tokens, publicUrl }: LinkNeeds, { linkSecret }: ChangeRow): string {
  return publicUrl + href('/betalen/:token', { token: tokens.sign(PURPOSE, linkSecret) });
}

/**
 * Returns the data of the page on which a customer pays a price difference, by the token of the payment link;
 * null for an invalid link. If the customer has already paid and the webhook has not arrived yet, the change
 * is applied first.
 */
export async function openPaymentLink(shop: Needs, token: string): Promise<PaymentLinkView | null> {
  const seen = await readLink(shop, token);
  if (!seen) return null;
  const isProcessing = seen.change.state === 'waiting' && (await refreshPayments(shop, seen.change.id));
  const linked = await readLink(shop, token);
  return linked && viewOf(shop, linked, isProcessing);
}

export type DifferenceStarted = { clientSecret: string; paymentId: string; amount: number };

/**
 * Prepares the payment of a price difference, for the customer who opened the payment link with this token.
 * Throws 404 `payment_unknown`; 409 `already_paid`, `payment_processing`, `link_over`; 503
 * `payment_unavailable`.
 */
export async function startDifference(shop: Needs, token: string): Promise<DifferenceStarted> {
  const view = await openPaymentLink(shop, token);
  const linked = view && (await readLink(shop, token));
  if (!view || !linked) throw notFound('Deze betaallink kennen we niet.', 'payment_unknown');
  if (view.state === 'paid') throw new Refusal('already_paid', 'Je hebt dit bedrag al betaald.');
  if (view.state === 'processing')
    throw new Refusal(
      'payment_processing',
      'Je betaling wordt nog verwerkt. Je hoeft niet nog een keer te betalen.',
    );
  if (view.state !== 'open') throw new Refusal('link_over', 'Deze betaallink is niet meer geldig.');
  const { payment, clientSecret } = await callProvider(() => paymentFor(shop, linked.change));
  return { clientSecret, paymentId: payment.id, amount: linked.change.difference };
}

type CreatedPayment = Awaited<ReturnType<PaymentProvider['create']>>;

/**
 * Returns the payment prepared on an earlier visit if it can still be paid, or else a new payment. Concurrent
 * calls get the same payment.
 */
async function paymentFor(shop: Needs, change: ChangeRow): Promise<CreatedPayment> {
  const last = await findLastExtraPayment(shop.database.orm, change.id);
  if (!last?.paymentId) return prepare(shop, change, null);
  try {
    return await shop.provider.updateAmount(last.paymentId, change.difference);
  } catch (error) {
    if (!(error instanceof PaymentNotChangeable)) throw error;
    return prepare(shop, change, last.id);
  }
}

/**
 * Creates a payment for the difference at the provider and stores it. `previous` is the id of the
 * `extra_payments` row of an earlier payment that can no longer be paid; null when there is none.
 */
async function prepare(
  { database, provider, clock }: Needs,
  change: ChangeRow,
  previous: string | null,
): Promise<CreatedPayment> {
  const { id, amount } = await database.transaction((tx) =>
    openExtraPayment(tx, change, previous, clock.now()),
  );
  const made = await provider.create({
    amount,
    reference: id,
    idempotencyKey: id,
    traceparent: currentTraceparent(),
  });
  await database.transaction(async (tx) => {
    await bindExtraPayment(tx, id, made.payment.id);
    await savePayment(tx, made.payment, clock.now());
  });
  return made;
}

/**
 * Inserts the row of a new payment for an order change, under the lock of the order. A concurrent second call
 * gets the existing row, whose key makes the provider return the same payment.
 */
async function openExtraPayment(
  tx: Orm,
  { id: changeId, orderId, difference: amount }: ChangeRow,
  previous: string | null,
  createdAt: Date,
): Promise<ExtraPaymentRow> {
  await lockOrder(tx, orderId);
  const last = await findLastExtraPayment(tx, changeId);
  if (last && last.id !== previous) return last;
  const payment = { id: randomUUID(), changeId, paymentId: null, amount, createdAt };
  await insertExtraPayment(tx, payment);
  return payment;
}

/**
 * Reads the state of up to five prepared payments of an order change from the provider. Returns true when one
 * of them is being processed. When the provider is unavailable, the stored state is kept.
 */
async function refreshPayments(shop: SettleNeeds, changeId: number): Promise<boolean> {
  try {
    for (const paymentId of (await listPreparedPayments(shop.database.orm, changeId)).slice(0, 5)) {
      const result = await refreshExtraPayment(shop, paymentId);
      if (result?.kind === 'not_paid' && result.payment.status === 'processing') return true;
      if (result?.kind === 'placed') return false;
    }
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error;
  }
  return false;
}

type LinkedChange = { change: ChangeRow; order: OrderRow };

async function readLink({ database, tokens }: Needs, token: string): Promise<LinkedChange | null> {
  const secret = tokens.read(PURPOSE, token);
  const change = secret ? await findChangeByLink(database.orm, secret) : null;
  const order = change && (await findOrder(database.orm, change.orderId));
  return order ? { change, order } : null;
}

function viewOf(shop: Needs, { change, order }: LinkedChange, isProcessing: boolean): PaymentLinkView {
  const { total, variantCode: variant } = termsSchema.parse(change.terms);
  return {
    state: isProcessing ? 'processing' : stateOf({ change, order }, shop.clock.now()),
    orderNumber: orderNumber(order.id),
    orderPath: orderPath(shop, order),
    customerName: order.customerName,
    country: order.country,
    variant,
    content: changeContent(change),
    before: formatEuro(order.total),
    total: formatEuro(total),
    difference: formatEuro(change.difference),
    amount: change.difference,
    until: change.expiresAt?.toISOString() ?? null,
  };
}

function stateOf({ change, order }: LinkedChange, now: Date): PaymentLinkView['state'] {
  if (change.state === 'applied') return 'paid';
  if (change.state === 'refused') return 'refused';
  if (order.status === 'cancelled') return 'cancelled';
  if (isSent(order)) return 'sent';
  if (change.state === 'withdrawn') return 'withdrawn';
  const isOpen = change.state === 'waiting' && change.expiresAt !== null && change.expiresAt > now;
  return isOpen ? 'open' : 'expired';
}
