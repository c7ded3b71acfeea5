// Synchronises an order's refunds and disputes with the provider, wherever they were made. Called for every
// webhook about them, and by the reconciliation for lost webhooks.

import {
  findPayment,
  PaymentProviderUnavailable,
  type ProviderPayment,
  type Reversals,
  savePayment,
} from '#modules/payments/index.ts';
import { minutes } from '#shared/clock.ts';
import { lockOrder } from '../order.repository.ts';
import { executeRefund, type RefundNeeds } from './execute-refund.ts';
import { recordReversals } from './record-reversals.ts';
import { findOrderOfPayment, listUnansweredRefunds, listUndecidedPayments } from './refund.repository.ts';

/** How often the provider is asked when its answers overtake each other; the last answer is then accepted. */
const ASKED_AT_MOST = 3;

/**
 * Reads and records the reversals of a payment; false when it belongs to no order of this shop. Idempotent
 * and safe to call concurrently. Throws PaymentProviderUnavailable when the provider cannot be asked.
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
 * Records an answer of the provider. Returns false without recording when another answer was recorded after
 * `since`, as that may be newer; `since` null always records.
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
 * The age at which a requested refund without an answer is executed again: the requesting process has
 * finished or crashed by then.
 */
const ANSWER_TIMEOUT_MS = minutes(1);

/**
 * Reconciles reversals in both directions: those at the provider since a time, and those the shop waits for.
 * An error of one payment does not stop the others: all errors are thrown at the end.
 */
export async function reconcileReversals(shop: RefundNeeds, since: Date): Promise<void> {
  const { database, provider, clock } = shop;
  const failures: unknown[] = [];
  const attempt = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      // Nobody there for one is nobody there for all.
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
