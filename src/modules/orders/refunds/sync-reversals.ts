// Brings an order's money in line with what the provider says now: refunds and disputes, wherever they were
// made. Called for every message about them, and by the reconciliation for those whose message was lost.

import {
  findPayment,
  PaymentProviderUnavailable,
  type ProviderPayment,
  type Reversals,
  rememberPayment,
} from '#modules/payments/index.ts';
import { minutes } from '#shared/clock.ts';
import { lockOrder } from '../order.repository.ts';
import { executeRefund, type RefundNeeds } from './execute-refund.ts';
import { recordReversals } from './record-reversals.ts';
import { findOrderOfPayment, listUnansweredRefunds, listUndecidedPayments } from './refund.repository.ts';

/** Answers that overtake each other are rare, and two in a row a storm: then the last one is taken. */
const ASKED_AT_MOST = 3;

/**
 * Safe to call any number of times at once; false when the payment belongs to no order of this shop. Throws
 * PaymentProviderUnavailable when the provider cannot be asked.
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
    const told = { orderId: known.id, payment, reversals };
    const since = unansweredSince < ASKED_AT_MOST ? askedAt : null;
    if (await noteUnlessOvertaken(shop, told, since)) return true;
  }
}

type Told = { orderId: number; payment: ProviderPayment; reversals: Reversals };

/**
 * False, and nothing noted, when another answer was noted since a moment: it may be the newer of the two.
 * Null takes it as it is.
 */
function noteUnlessOvertaken(
  { database, announce, clock }: RefundNeeds,
  { orderId, payment, reversals }: Told,
  since: Date | null,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return true;
    const before = await findPayment(tx, payment.id);
    if (since && before && before.updatedAt > since) return false;
    const now = clock.now();
    await rememberPayment(tx, payment, now);
    await recordReversals({ tx, announce, order, paymentId: payment.id, now }, reversals);
    return true;
  });
}

/** Whoever wanted a refund has asked by then, or has died. */
const ANSWER_TIMEOUT_MS = minutes(1);

/**
 * Compares both ways: what the provider gave back since a moment, and what this shop still waits for. One
 * payment that cannot be followed keeps no other waiting: its error comes out at the end.
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
