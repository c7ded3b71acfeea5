// Brings an order's money in line with what the provider says now: refunds and disputes, wherever they were made.
// Called for every message about them, and by the reconciliation for those whose message was lost.

import { PaymentProviderUnavailable, rememberPayment } from '#modules/payments/index.ts';
import { minutes } from '#shared/clock.ts';
import { lockOrder } from '../order.repository.ts';
import type { CarryOutRefund, RefundPorts } from './carry-out-refund.ts';
import { noteReversals } from './note-reversals.ts';
import { findOrderOfPayment, listUnansweredRefunds, listUndecidedPayments } from './refund.repository.ts';

/** False when the payment belongs to no order of this shop. */
export type FollowReversals = (paymentId: string) => Promise<boolean>;

/** Safe to call any number of times at once. Throws PaymentProviderUnavailable when the provider cannot be asked. */
export function createFollowReversals({ database, provider, announce, clock }: RefundPorts): FollowReversals {
  return async (paymentId) => {
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
  };
}

/** Compares both ways: what the provider gave back since a moment, and what this shop still waits for. */
export type ReconcileReversals = (since: Date) => Promise<void>;

/** Whoever wanted a refund has asked by then, or has died. */
const ASKED_BY_NOW = minutes(1);

/** One payment that cannot be followed keeps no other waiting: its error comes out at the end. */
export function createReconcileReversals(
  ports: RefundPorts & { followReversals: FollowReversals; carryOutRefund: CarryOutRefund },
): ReconcileReversals {
  const { database, provider, clock, followReversals, carryOutRefund } = ports;
  return async (since) => {
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
    for (const paymentId of new Set([...atProvider, ...undecided])) await attempt(followReversals(paymentId));
    const asked = new Date(clock.now().getTime() - ASKED_BY_NOW);
    for (const refund of await listUnansweredRefunds(database.orm, asked))
      await attempt(carryOutRefund(refund.id));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} refunds could not be reconciled`);
  };
}
