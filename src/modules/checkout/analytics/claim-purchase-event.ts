// One event an order leaves for analytics and ads, however many browsers and tabs open its success page.

import type { Database } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteTrackedPaymentsBefore, insertTrackedPayment } from './tracked-payments.repository.ts';

/** Longer than anybody finds an old success page in a history. */
const RETENTION_MS = days(400);

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

/**
 * True for whoever asks first about a payment; false for everybody after it and for a payment the shop does
 * not know.
 */
export function claimPurchaseEvent({ database, clock }: Needs, paymentId: string): Promise<boolean> {
  return insertTrackedPayment(database.orm, paymentId, clock.now());
}

export const deleteExpiredTrackedPayments = defineRetention((tx, ago) =>
  deleteTrackedPaymentsBefore(tx, ago(RETENTION_MS)),
);
