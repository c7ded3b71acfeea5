// Brings an order's money in line with what the provider says now: refunds and disputes, wherever they were
// made. Called for every message about them, and by the reconciliation for those whose message was lost.

import { PaymentProviderUnavailable, rememberPayment } from '#modules/payments/index.ts';
import { minutes } from '#shared/clock.ts';
import { lockOrder } from '../order.repository.ts';
import { carryOutRefund, type RefundNeeds } from './carry-out-refund.ts';
import { noteReversals } from './note-reversals.ts';
import { findOrderOfPayment, listUnansweredRefunds, listUndecidedPayments } from './refund.repository.ts';

/**
 * Safe to call any number of times at once; false when the payment belongs to no order of this shop. Throws
 * PaymentProviderUnavailable when the provider cannot be asked.
 */
export async function followReversals(shop: RefundNeeds, paymentId: string): Promise<boolean> {
  const { database, provider, announce, clock } = shop;
  const known = await findOrderOfPayment(database.orm, paymentId);
  if (!known) return false;
  const payment = await provider.retrieve(paymentId);
  if (!payment) return false;
  const reversals = await provider.readReversals(paymentId);
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, known.id);
    if (!order) return;
    const now = clock.now();
    await rememberPayment(tx, payment, now);
    await noteReversals({ tx, announce, order, paymentId, now }, reversals);
  });
  return true;
}

/** Whoever wanted a refund has asked by then, or has died. */
const ASKED_BY_NOW = minutes(1);

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
    await attempt(followReversals(shop, paymentId));
  const asked = new Date(clock.now().getTime() - ASKED_BY_NOW);
  for (const refund of await listUnansweredRefunds(database.orm, asked))
    await attempt(carryOutRefund(shop, refund.id));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} refunds could not be reconciled`);
}
