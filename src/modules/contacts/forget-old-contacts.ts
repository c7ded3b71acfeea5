// What the privacy policy promises to forget: messages after two years, requests nobody confirmed after thirty days,
// and the proof of a newsletter that ended five years ago.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteContactsBefore } from './contacts.repository.ts';
import { deleteIncomingBefore } from './incoming/incoming.repository.ts';
import { deleteStaleSubscriptions } from './newsletter.repository.ts';

const KEEP_MESSAGES = days(2 * 365);
const KEEP_UNCONFIRMED = days(30);
const KEEP_PROOF = days(5 * 365);

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export function forgetOldContacts({ database, clock }: Needs): Promise<void> {
  return database.transaction(async (tx) => {
    const now = clock.now().getTime();
    await deleteContactsBefore(tx, new Date(now - KEEP_MESSAGES));
    await deleteIncomingBefore(tx, new Date(now - KEEP_MESSAGES));
    await deleteStaleSubscriptions(tx, {
      pendingBefore: new Date(now - KEEP_UNCONFIRMED),
      unsubscribedBefore: new Date(now - KEEP_PROOF),
    });
  });
}
