// Reads an order's refunds and disputes from the payment provider, wherever they were made. Runs for every
// webhook about them, and in the reconciliation in case a webhook was lost.

import { lockOrder } from '#modules/orders/index.ts';
import {
  findPayment,
  PaymentProviderUnavailable,
  type ProviderPayment,
  type Reversals,
  savePayment,
} from '#modules/payments/index.ts';
import { minutes } from '#shared/clock.ts';
import { executeRefund, type RefundNeeds } from './execute-refund.ts';
import { recordReversals } from './record-reversals.ts';
import { findOrderOfPayment, listUnansweredRefunds, listUndecidedPayments } from './refund.repository.ts';

/**
 * The maximum number of times the provider is asked about one payment. While the shop waits for an answer,
 * another process may record one that is newer; the shop then asks again. The last answer is recorded in any
 * case.
 */
const ASKED_AT_MOST = 3;

/**
 * Reads the refunds and disputes of a payment from the provider and records them; false when the payment
 * belongs to no order of this shop. Repeated and concurrent calls are safe. Throws PaymentProviderUnavailable
 * when the provider cannot be asked.
 */
export async function syncReversals(shop: RefundNeeds, paymentId: string): Promise<boolean> {
  const { database, provider, clock } = shop;
  const known = await findOrderOfPayment(database.orm, paymentId);
  if (!known) return false;
  for (let unansweredSince = 1; ; unansweredSince += 1) {
    const askedAt = clock.now();
    const payment = await provider.retrieve(paymentId);
    if (!payment) return false;
    const reversals = await provider.readReversals(paymentId);
    const reported = { orderId: known.id, payment, reversals };
    const since = unansweredSince < ASKED_AT_MOST ? askedAt : null;
    if (await noteUnlessOvertaken(shop, reported, since)) return true;
  }
}

type ReportedState = { orderId: number; payment: ProviderPayment; reversals: Reversals };

/**
 * Records an answer of the provider and returns true. Returns false, without recording, when another process
 * recorded an answer after `since` (the time of the request), which may be newer. With `since` null the
 * answer is always recorded.
 */
function noteUnlessOvertaken(
  { database, announce, clock }: RefundNeeds,
  { orderId, payment, reversals }: ReportedState,
  since: Date | null,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return true;
    const before = await findPayment(tx, payment.id);
    if (since && before && before.updatedAt > since) return false;
    const now = clock.now();
    await savePayment(tx, payment, now);
    await recordReversals({ tx, announce, order, paymentId: payment.id, now }, reversals);
    return true;
  });
}

/**
 * The age, in milliseconds, at which a requested refund without an answer is executed again; by then the
 * process that requested it has finished or crashed.
 */
const ANSWER_TIMEOUT_MS = minutes(1);

/**
 * Reconciles refunds and disputes in both directions: those the provider changed since a time, and those
 * whose outcome the shop still awaits. An error of one payment does not stop the others; all errors are
 * thrown at the end.
 */
export async function reconcileReversals(shop: RefundNeeds, since: Date): Promise<void> {
  const { database, provider, clock } = shop;
  const failures: unknown[] = [];
  const attempt = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      // When the provider does not answer for one payment, the others are not tried.
      if (error instanceof PaymentProviderUnavailable) throw error;
      failures.push(error);
    });
  };
  const atProvider = await provider.listReversedPayments(since);
  const undecided = await listUndecidedPayments(database.orm);
  for (const paymentId of new Set([...atProvider, ...undecided]))
    await attempt(syncReversals(shop, paymentId));
  const asked = new Date(clock.now().getTime() - ANSWER_TIMEOUT_MS);
  for (const refund of await listUnansweredRefunds(database.orm, asked))
    await attempt(executeRefund(shop, refund.id));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} refunds could not be reconciled`);
}
