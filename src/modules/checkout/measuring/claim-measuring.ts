// One event an order leaves for analytics and ads, however many browsers and tabs open its success page.

import type { Database } from '#platform/database/database.ts';
import { forgetting } from '#platform/database/forgetting.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteMeasuredBefore, insertMeasured } from './measuring.repository.ts';

/** Longer than anybody finds an old success page in a history. */
const KEEP = days(400);

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

/**
 * True for whoever asks first about a payment; false for everybody after it and for a payment the shop does
 * not know.
 */
export function claimMeasuring({ database, clock }: Needs, paymentId: string): Promise<boolean> {
  return insertMeasured(database.orm, paymentId, clock.now());
}

export const forgetMeasured = forgetting((tx, ago) => deleteMeasuredBefore(tx, ago(KEEP)));
