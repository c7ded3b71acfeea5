// Records the provider's refunds and disputes under the lock of the order. Each change becomes one history
// row; answers that are known already or outdated change nothing.

import { wasSent } from '#modules/orders/contract.ts';
import { insertEvents, type NewOrderEvent, type OrderRow, updateOrder } from '#modules/orders/index.ts';
import {
  isBankPayment,
  type ProviderDispute,
  type ProviderRefund,
  type Reversals,
} from '#modules/payments/index.ts';
import { returnStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { cents } from '#shared/money.ts';
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
import { refundReturned, refundSucceeded } from './refund-facts.ts';

/**
 * The context in which refunds and disputes of the payment `paymentId` are recorded: transaction, order and
 * time. The order must be locked.
 */
export type RecordingContext = { tx: Orm; announce: Announce; order: OrderRow; paymentId: string; now: Date };

/**
 * The rank of each refund status. A refund only moves to a higher rank, so an outdated answer changes
 * nothing.
 */
const PROGRESS: Readonly<Record<string, number>> = { requested: 0, pending: 1, succeeded: 2, failed: 3 };

const FAILED_FLAG = 'refund_failed';
const TRANSFER_DUE = 'transfer_due';

export async function recordReversals(
  context: RecordingContext,
  { refunds, disputes }: Reversals,
): Promise<void> {
  for (const refund of refunds) await recordRefund(context, refund);
  for (const dispute of disputes) await recordDispute(context, dispute);
  await updatePaymentState(context);
}

/**
 * Records a refund as the provider reports it, and returns its row. A refund the shop did not request, such
 * as one made in the provider's dashboard, gets a new row. A report with the stored status or an earlier one
 * changes nothing.
 */
export async function recordRefund(
  context: RecordingContext,
  providerRefund: ProviderRefund,
): Promise<RefundRow> {
  const { tx, now } = context;
  const before =
    (await findRefundByProviderId(tx, providerRefund.id)) ??
    (await findOwnRefund(context, providerRefund)) ??
    (await insertRefund(tx, await refundFromOutside(context, providerRefund)));
  if ((PROGRESS[providerRefund.status] ?? 0) <= (PROGRESS[before.status] ?? 0)) return before;
  const after = await updateRefund(tx, before.id, {
    providerId: providerRefund.id,
    status: providerRefund.status,
    updatedAt: now,
    ...(providerRefund.status === 'succeeded' ? { succeededAt: now } : {}),
  });
  await insertRefundEvent(context, before, after);
  return after;
}

/**
 * Records that the provider refused a refund. The refund with this key has failed for good; a new request
 * needs a new key.
 */
export async function recordRefusedRefund(
  context: RecordingContext,
  refund: RefundRow,
  why: string,
): Promise<RefundRow> {
  const after = await updateRefund(context.tx, refund.id, {
    status: 'failed',
    failure: why.slice(0, 300),
    updatedAt: context.now,
  });
  await insertRefundEvent(context, refund, after);
  return after;
}

/**
 * Updates the payment state of the order. A refund of a duplicate payment does not count, because that
 * payment never belonged to the order. A refund of an order change does not make the order partially
 * refunded; it lowers the amount that counts as paid.
 */
export async function updatePaymentState({ tx, order, now }: RecordingContext): Promise<void> {
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

/**
 * Finds the row of a refund the shop requested, by the key the provider reports. Returns null when the key is
 * unknown or belongs to another payment, or when the row is already linked to a refund at the provider.
 */
async function findOwnRefund(
  { tx, paymentId }: RecordingContext,
  providerRefund: ProviderRefund,
): Promise<RefundRow | null> {
  const row = providerRefund.key === null ? null : await findRefundByKey(tx, providerRefund.key);
  return row?.paymentId === paymentId && row.providerId === null ? row : null;
}

async function refundFromOutside(
  { tx, order, paymentId, now }: RecordingContext,
  providerRefund: ProviderRefund,
) {
  const keyIsTaken = providerRefund.key === null || (await findRefundByKey(tx, providerRefund.key)) !== null;
  return {
    orderId: order.id,
    paymentId,
    key: providerRefund.key === null || keyIsTaken ? providerRefund.id : providerRefund.key,
    amount: providerRefund.amount,
    status: 'requested',
    origin: 'provider',
    actor: 'system',
    requestedAt: providerRefund.createdAt,
    updatedAt: now,
  };
}

async function insertRefundEvent(
  context: RecordingContext,
  before: RefundRow,
  after: RefundRow,
): Promise<void> {
  const { tx, announce, order, now } = context;
  // A later change of status is made by the bank, so its actor is the system.
  const actor = before.status === 'requested' ? after.actor : 'system';
  await insertEvents(tx, [{ ...bySystem(order, now), actor, ...refundEventOf(after) }]);
  if (before.status === 'requested' && after.status !== 'failed' && after.restock)
    await restockRefunded(context, actor);
  if (after.status !== 'pending') await setFlag(context, FAILED_FLAG, after.status === 'failed');
  await setFlag(context, TRANSFER_DUE, await hasTransferDue(context));
  if (after.status === 'succeeded') await announce(tx, refundSucceeded, { refundId: after.id });
  if (after.status === 'failed' && before.status === 'succeeded')
    await announce(tx, refundReturned, { refundId: after.id });
}

/**
 * Sets or clears a flag of the locked order. Callers use it for `refund_failed`, which stays until a refund
 * succeeds, and `transfer_due`, which stays until the operator has transferred the refund.
 */
async function setFlag({ tx, order, now }: RecordingContext, name: string, isSet: boolean): Promise<void> {
  if (order.flags.includes(name) === isSet) return;
  const others = order.flags.filter((flag) => flag !== name);
  const flags = isSet ? [...others, name] : others;
  await updateOrder(tx, order.id, { flags, updatedAt: now });
  order.flags = flags;
}

/** Returns true when the order has a refund that the operator must still transfer by bank. */
async function hasTransferDue({ tx, order }: RecordingContext): Promise<boolean> {
  const refunds = await listRefundsOfOrder(tx, order.id);
  return refunds.some(({ status, paymentId }) => status === 'pending' && isBankPayment(paymentId));
}

function refundEventOf(refund: RefundRow): Pick<NewOrderEvent, 'kind' | 'from' | 'to' | 'note'> {
  if (refund.origin === 'duplicate' && refund.status === 'succeeded') {
    const note = `${refund.paymentId} teruggestort`;
    return { kind: 'refunded_duplicate', from: null, to: refund.providerId, note };
  }
  const pending = isBankPayment(refund.paymentId) ? 'transfer_due' : 'refund_pending';
  const kinds: Readonly<Record<string, string>> = { pending, failed: 'refund_failed' };
  return {
    kind: kinds[refund.status] ?? 'refunded',
    from: refund.origin,
    to: String(refund.amount),
    note: refund.status === 'failed' ? refund.failure : refund.reason,
  };
}

async function restockRefunded({ tx, order, now }: RecordingContext, actor: string): Promise<void> {
  const { id: orderId, variantCode } = order;
  if (!(await returnStock(tx, { variantCode, orderId, wasSent: wasSent(order), actor, now }))) return;
  await insertEvents(tx, [
    { ...bySystem(order, now), actor, kind: 'restocked', from: null, to: order.variantCode, note: null },
  ]);
}

/**
 * Saves a dispute of a payment as the provider reports it, and adds a history row when the dispute is new or
 * its status changed.
 */
async function recordDispute(
  { tx, order, paymentId, now }: RecordingContext,
  providerDispute: ProviderDispute,
): Promise<void> {
  const before = await saveDispute(tx, { ...providerDispute, orderId: order.id, paymentId, updatedAt: now });
  if (before?.status === providerDispute.status) return;
  const at = bySystem(order, now);
  const isClosed = providerDispute.status === 'won' || providerDispute.status === 'lost';
  if (!before || !isClosed) {
    const kind = providerDispute.status === 'inquiry' ? 'inquiry_opened' : 'dispute_opened';
    await insertEvents(tx, [
      { ...at, kind, from: null, to: String(providerDispute.amount), note: providerDispute.reason },
    ]);
  }
  if (isClosed)
    await insertEvents(tx, [
      { ...at, kind: 'dispute_closed', from: null, to: providerDispute.status, note: null },
    ]);
}

function bySystem(order: OrderRow, now: Date): { orderId: number; at: Date; actor: string } {
  return { orderId: order.id, at: now, actor: 'system' };
}
