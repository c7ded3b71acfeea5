// What the privacy policy promises to forget: messages after two years, requests nobody confirmed after
// thirty days, and the proof of a newsletter that ended five years ago.

import { forgetting } from '#platform/database/forgetting.ts';
import { days } from '#shared/clock.ts';
import { deleteContactsBefore } from './contacts.repository.ts';
import { deleteIncomingBefore } from './incoming/incoming.repository.ts';
import { deleteLeftOutBefore } from './incoming/left-out.repository.ts';
import { deleteStaleSubscriptions } from './newsletter.repository.ts';

const KEEP_MESSAGES = days(2 * 365);
const KEEP_UNCONFIRMED = days(30);
const KEEP_PROOF = days(5 * 365);

export const forgetOldContacts = forgetting(async (tx, ago) => {
  await deleteContactsBefore(tx, ago(KEEP_MESSAGES));
  await deleteIncomingBefore(tx, ago(KEEP_MESSAGES));
  await deleteLeftOutBefore(tx, ago(KEEP_MESSAGES));
  await deleteStaleSubscriptions(tx, {
    pendingBefore: ago(KEEP_UNCONFIRMED),
    unsubscribedBefore: ago(KEEP_PROOF),
  });
});
