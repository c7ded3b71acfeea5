// Writes down what the provider says of refunds and disputes, under the lock of the order. Each piece of news
// becomes one history row; what is known already, or older than what is known, changes nothing.

import {
  isByBank,
  type ProviderDispute,
  type ProviderRefund,
  type Reversals,
} from '#modules/payments/index.ts';
import { returnStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { cents } from '#shared/money.ts';
import { insertEvents, type NewOrderEvent, type OrderRow, updateOrder } from '../order.repository.ts';
import { refundReturned, refundSucceeded } from '../order-facts.ts';
import { wasSent } from '../order-states.ts';
import { paymentStateOf } from './payment-state.ts';
import { listPaymentsOfOrder, settledOtherwise, sumOf } from './payments-of-order.ts';
import {
  findRefundByKey,
  findRefundByProviderId,
  insertRefund,
  listDisputesOfOrder,
  listRefundsOfOrder,
  type RefundRow,
  saveDispute,
  updateRefund,
} from './refund.repository.ts';

/** On a locked order. */
export type Noting = { tx: Orm; announce: Announce; order: OrderRow; paymentId: string; now: Date };

/** A refund moves one way only: an answer read earlier and written later takes nothing back. */
const PROGRESS: Readonly<Record<string, number>> = { requested: 0, pending: 1, succeeded: 2, failed: 3 };

const FAILED_FLAG = 'refund_failed';
const TRANSFER_DUE = 'transfer_due';

export async function noteReversals(noting: Noting, { refunds, disputes }: Reversals): Promise<void> {
  for (const refund of refunds) await noteRefund(noting, refund);
  for (const dispute of disputes) await noteDispute(noting, dispute);
  await notePaymentState(noting);
}

/** Also of a refund this shop did not ask for: it gets a row of its own. */
export async function noteRefund(noting: Noting, said: ProviderRefund): Promise<RefundRow> {
  const { tx, now } = noting;
  const before =
    (await findRefundByProviderId(tx, said.id)) ??
    (await findOwnRefund(noting, said)) ??
    (await insertRefund(tx, await refundFromOutside(noting, said)));
  if ((PROGRESS[said.status] ?? 0) <= (PROGRESS[before.status] ?? 0)) return before;
  const after = await updateRefund(tx, before.id, {
    providerId: said.id,
    status: said.status,
    updatedAt: now,
    ...(said.status === 'succeeded' ? { succeededAt: now } : {}),
  });
  await tellNews(noting, before, after);
  return after;
}

/** The provider will not do it, and never will with this key. */
export async function noteRefusedRefund(noting: Noting, refund: RefundRow, why: string): Promise<RefundRow> {
  const after = await updateRefund(noting.tx, refund.id, {
    status: 'failed',
    failure: why.slice(0, 300),
    updatedAt: noting.now,
  });
  await tellNews(noting, refund, after);
  return after;
}

/**
 * What the order was paid with decides; money of a payment too many never was the order's, and what a change
 * gave back no longer is.
 */
export async function notePaymentState({ tx, order, now }: Noting): Promise<void> {
  const payments = order.paymentState === 'unpaid' ? [] : await listPaymentsOfOrder(tx, order);
  if (payments.length === 0) return;
  const ids = new Set(payments.map(({ payment }) => payment.id));
  const refunds = payments.flatMap((each) => each.refunds);
  const changed = refunds.filter(({ origin, status }) => origin === 'change' && status !== 'failed');
  const state = paymentStateOf({
    paid: cents(
      sumOf(payments, ({ payment }) => payment.amount) -
        changed.reduce((sum, each) => sum + each.amount, 0) -
        (await settledOtherwise(tx, order.id)),
    ),
    refunds: refunds.filter(({ origin }) => origin !== 'change'),
    disputes: (await listDisputesOfOrder(tx, order.id)).filter(({ paymentId }) => ids.has(paymentId)),
  });
  if (state === order.paymentState) return;
  await updateOrder(tx, order.id, { paymentState: state, updatedAt: now });
  await insertEvents(tx, [
    { ...bySystem(order, now), kind: 'payment_state', from: order.paymentState, to: state, note: null },
  ]);
}

/** The one the shop asked for with this key: of this payment, and not answered by another refund. */
async function findOwnRefund({ tx, paymentId }: Noting, said: ProviderRefund): Promise<RefundRow | null> {
  const row = said.key === null ? null : await findRefundByKey(tx, said.key);
  return row?.paymentId === paymentId && row.providerId === null ? row : null;
}

async function refundFromOutside({ tx, order, paymentId, now }: Noting, said: ProviderRefund) {
  const keyIsTaken = said.key === null || (await findRefundByKey(tx, said.key)) !== null;
  return {
    orderId: order.id,
    paymentId,
    key: said.key === null || keyIsTaken ? said.id : said.key,
    amount: said.amount,
    status: 'requested',
    origin: 'provider',
    actor: 'system',
    requestedAt: said.createdAt,
    updatedAt: now,
  };
}

async function tellNews(noting: Noting, before: RefundRow, after: RefundRow): Promise<void> {
  const { tx, announce, order, now } = noting;
  // What the bank makes of it later is nobody's doing in the shop.
  const actor = before.status === 'requested' ? after.actor : 'system';
  await insertEvents(tx, [{ ...bySystem(order, now), actor, ...newsOf(after) }]);
  if (before.status === 'requested' && after.status !== 'failed' && after.restock)
    await putBackOnTheShelf(noting, actor);
  if (after.status !== 'pending') await setFlag(noting, FAILED_FLAG, after.status === 'failed');
  await setFlag(noting, TRANSFER_DUE, await hasTransferDue(noting));
  if (after.status === 'succeeded') await announce(tx, refundSucceeded, { refundId: after.id });
  if (after.status === 'failed' && before.status === 'succeeded')
    await announce(tx, refundReturned, { refundId: after.id });
}

/**
 * Shown to the operator until a refund of this order succeeds; or until what goes back by bank was
 * transferred.
 */
async function setFlag({ tx, order, now }: Noting, name: string, isSet: boolean): Promise<void> {
  if (order.flags.includes(name) === isSet) return;
  const others = order.flags.filter((flag) => flag !== name);
  const flags = isSet ? [...others, name] : others;
  await updateOrder(tx, order.id, { flags, updatedAt: now });
  order.flags = flags;
}

/** Nobody transfers by bank but the operator. */
async function hasTransferDue({ tx, order }: Noting): Promise<boolean> {
  const refunds = await listRefundsOfOrder(tx, order.id);
  return refunds.some(({ status, paymentId }) => status === 'pending' && isByBank(paymentId));
}

function newsOf(refund: RefundRow): Pick<NewOrderEvent, 'kind' | 'from' | 'to' | 'note'> {
  if (refund.origin === 'duplicate' && refund.status === 'succeeded') {
    const note = `${refund.paymentId} teruggestort`;
    return { kind: 'refunded_duplicate', from: null, to: refund.providerId, note };
  }
  const pending = isByBank(refund.paymentId) ? 'transfer_due' : 'refund_pending';
  const kinds: Readonly<Record<string, string>> = { pending, failed: 'refund_failed' };
  return {
    kind: kinds[refund.status] ?? 'refunded',
    from: refund.origin,
    to: String(refund.amount),
    note: refund.status === 'failed' ? refund.failure : refund.reason,
  };
}

async function putBackOnTheShelf({ tx, order, now }: Noting, actor: string): Promise<void> {
  const { id: orderId, variantCode } = order;
  if (!(await returnStock(tx, { variantCode, orderId, wasSent: wasSent(order), actor, now }))) return;
  await insertEvents(tx, [
    { ...bySystem(order, now), actor, kind: 'restocked', from: null, to: order.variantCode, note: null },
  ]);
}

/** A question that becomes a dispute, or a decision that is taken back, is news of its own. */
async function noteDispute({ tx, order, paymentId, now }: Noting, said: ProviderDispute): Promise<void> {
  const before = await saveDispute(tx, { ...said, orderId: order.id, paymentId, updatedAt: now });
  if (before?.status === said.status) return;
  const at = bySystem(order, now);
  const isClosed = said.status === 'won' || said.status === 'lost';
  if (!before || !isClosed) {
    const kind = said.status === 'inquiry' ? 'inquiry_opened' : 'dispute_opened';
    await insertEvents(tx, [{ ...at, kind, from: null, to: String(said.amount), note: said.reason }]);
  }
  if (isClosed)
    await insertEvents(tx, [{ ...at, kind: 'dispute_closed', from: null, to: said.status, note: null }]);
}

function bySystem(order: OrderRow, now: Date): { orderId: number; at: Date; actor: string } {
  return { orderId: order.id, at: now, actor: 'system' };
}
