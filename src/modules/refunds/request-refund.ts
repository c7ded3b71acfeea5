// Records and submits the refund of an order. The request is stored under the lock of the order before the
// payment provider is called. Its amount counts as refunded from then on, so two concurrent requests never
// refund more than was received.

import { findOrder, lockOrder, type OrderRow, orderUnknown } from '#modules/orders/index.ts';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { type Cents, cents, formatEuro, toDecimalText } from '#shared/money.ts';
import { executeRefund, type RefundNeeds } from './execute-refund.ts';
import { insertRefunds } from './insert-refunds.ts';
import { isContested } from './payment-state.ts';
import { listPaymentsOfOrder, type OrderPayment, refundableAmount } from './payments-of-order.ts';
import { findRefund, listDisputesOfOrder, listRefundsWithKey, type RefundRow } from './refund.repository.ts';
import type { OrderMoney, RequestRefund } from './refund-contract.ts';
import { refundUnanswered } from './refund-facts.ts';
import { readOrderMoney } from './refund-view.ts';

/** Returns the refunds, disputes and refundable amount of an order. Throws 404 `order_unknown`. */
export async function getOrderMoney(
  { database }: { database: Database },
  orderId: number,
): Promise<OrderMoney> {
  const order = await findOrder(database.orm, orderId);
  if (!order) throw orderUnknown();
  return readOrderMoney(database.orm, order);
}

type RefundRequestInput = { orderId: number; request: RequestRefund; operator: string };

/**
 * Stores a refund request in the caller's transaction. The caller must have checked that the withdrawal
 * belongs to the order. Throws 404 `order_unknown`; 409 `nothing_paid`, `already_refunded`,
 * `refund_exceeds_paid`, `payment_disputed`, `idempotency_conflict`. An amount may be taken from several
 * payments; the returned row is the first of them, with the whole amount.
 */
export async function recordRefundRequest(
  { clock }: Pick<RefundNeeds, 'clock'>,
  tx: Orm,
  { orderId, request, operator }: RefundRequestInput,
): Promise<RefundRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw orderUnknown();
  const key = `refund:${orderId}:${request.idempotencyKey}`;
  const earlier = wholeOf(await listRefundsWithKey(tx, orderId, key));
  if (earlier) return sameAgain(earlier, request);
  const payments = await listPaymentsOfOrder(tx, order);
  const left = await refundableAmount(tx, order, payments);
  if (left === 0) await refuseDisputed(tx, order);
  const amount = amountWithin(payments, left, request);
  const written = wholeOf(
    await insertRefunds(tx, order, {
      key,
      amount,
      actor: operator,
      reason: request.reason || null,
      now: clock.now(),
      restock: request.restock ?? false,
      withdrawalId: request.withdrawalId ?? null,
    }),
  );
  if (!written) throw new Error(`Nothing was written for ${key}`);
  return written;
}

/**
 * Executes all rows of a refund request at the payment provider, and returns them combined as one refund.
 * When the provider does not answer, the refund stays `requested`, and a job asks again.
 */
export async function submitRefund(shop: RefundNeeds, refund: RefundRow): Promise<RefundRow> {
  const after: RefundRow[] = [];
  for (const part of await listRefundsWithKey(shop.database.orm, refund.orderId, refund.key))
    after.push(await submitRefundPart(shop, part));
  return wholeOf(after) ?? refund;
}

async function submitRefundPart(shop: RefundNeeds, refund: RefundRow): Promise<RefundRow> {
  try {
    return await executeRefund(shop, refund.id);
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error;
    await shop.database.transaction((tx) => shop.announce(tx, refundUnanswered, { refundId: refund.id }));
    return refund;
  }
}

/**
 * Returns the refund with this id, combined with the other rows of the same request; null when the id is
 * unknown.
 */
export async function findWholeRefund(db: Orm, id: number): Promise<RefundRow | null> {
  const first = await findRefund(db, id);
  return first && wholeOf(await listRefundsWithKey(db, first.orderId, first.key));
}

const SLOWEST_FIRST = ['failed', 'requested', 'pending', 'succeeded'];

/**
 * Combines the rows of one refund request into one refund: the whole amount, with the status of the least
 * advanced row (a `failed` row comes before all others). Null without rows.
 */
function wholeOf(parts: readonly RefundRow[]): RefundRow | null {
  const [first] = parts;
  if (!first) return null;
  const status = SLOWEST_FIRST.find((each) => parts.some((part) => part.status === each)) ?? first.status;
  const failure = parts.find((part) => part.failure !== null)?.failure ?? null;
  return { ...first, status, failure, amount: cents(parts.reduce((sum, { amount }) => sum + amount, 0)) };
}

function amountWithin(payments: readonly OrderPayment[], left: Cents, { amount }: RequestRefund): Cents {
  if (payments.length === 0)
    throw new Refusal('nothing_paid', 'Voor deze bestelling is via de betaaldienst niets betaald.');
  const refundable = toDecimalText(left);
  if (left === 0)
    throw new Refusal('already_refunded', 'Het hele bedrag is al terugbetaald.', { extra: { refundable } });
  if (amount !== null && amount !== undefined && amount > left) {
    const detail = `Er kan nog ${formatEuro(left)} terugbetaald worden.`;
    throw new Refusal('refund_exceeds_paid', detail, { extra: { refundable } });
  }
  return amount ?? left;
}

/**
 * Throws 409 `payment_disputed` when a bank holds or has taken money of the order in a dispute, because a
 * refund would then pay the customer twice. Called only when nothing of the order is left to refund.
 */
async function refuseDisputed(tx: Orm, order: OrderRow): Promise<void> {
  const disputes = await listDisputesOfOrder(tx, order.id);
  if (disputes.some(isContested))
    throw new Refusal(
      'payment_disputed',
      'De klant betwist deze betaling bij de bank. Terugbetalen kan niet.',
    );
}

function sameAgain(earlier: RefundRow, { amount }: RequestRefund): RefundRow {
  if (amount === null || amount === undefined || amount === earlier.amount) return earlier;
  throw new Refusal('idempotency_conflict', 'Met deze sleutel is al een ander bedrag terugbetaald.');
}

export function refundRefused({ id, failure }: RefundRow): Refusal {
  return new Refusal('refund_refused', 'De betaaldienst heeft deze terugbetaling geweigerd.', {
    extra: { refundId: id, reason: failure },
  });
}
