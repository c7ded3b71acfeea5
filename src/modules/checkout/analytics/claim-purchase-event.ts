// Limits the purchase event for analytics and ads to one per order, however many browsers and tabs open its
// success page.

import type { Database } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteTrackedPaymentsBefore, insertTrackedPayment } from './tracked-payments.repository.ts';

/**
 * Retention of tracked payments, in milliseconds: longer than browsers keep an old success page in their
 * history.
 */
const RETENTION_MS = days(400);

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

/**
 * Claims the purchase event of a payment: returns true for the first call, false for every later one and for
 * unknown payments.
 */
export function claimPurchaseEvent({ database, clock }: Needs, paymentId: string): Promise<boolean> {
  return insertTrackedPayment(database.orm, paymentId, clock.now());
}

export const deleteExpiredTrackedPayments = defineRetention((tx, ago) =>
  deleteTrackedPaymentsBefore(tx, ago(RETENTION_MS)),
);
