// Ensures that analytics and ads receive one purchase event per order, however many browsers and tabs open
// the success page.

import type { Database } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteTrackedPaymentsBefore, insertTrackedPayment } from './tracked-payments.repository.ts';

/**
 * How long the shop remembers that a purchase event was sent, in milliseconds. It is longer than browsers
 * keep an old success page in their history.
 */
const RETENTION_MS = days(400);

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

/**
 * Returns true on the first call for a payment, which may then send the purchase event. Returns false on
 * every later call and for unknown payments.
 */
export function claimPurchaseEvent({ database, clock }: Needs, paymentId: string): Promise<boolean> {
  return insertTrackedPayment(database.orm, paymentId, clock.now());
}

export const deleteExpiredTrackedPayments = defineRetention((tx, ago) =>
  deleteTrackedPaymentsBefore(tx, ago(RETENTION_MS)),
);
