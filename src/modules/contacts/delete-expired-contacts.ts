// Deletes expired data, as the privacy policy promises: messages after two years, unconfirmed newsletter
// sign-ups after thirty days, and the proof of consent five years after unsubscribing.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { deleteContactsBefore } from './contacts.repository.ts';
import { deleteIncomingBefore } from './incoming/incoming.repository.ts';
import { deleteLeftOutBefore } from './incoming/left-out.repository.ts';
import { deleteStaleSubscriptions } from './newsletter.repository.ts';

const MESSAGE_RETENTION_MS = days(2 * 365);
const UNCONFIRMED_RETENTION_MS = days(30);
const CONSENT_RETENTION_MS = days(5 * 365);

export const deleteExpiredContacts = defineRetention(async (tx, ago) => {
  await deleteContactsBefore(tx, ago(MESSAGE_RETENTION_MS));
  await deleteIncomingBefore(tx, ago(MESSAGE_RETENTION_MS));
  await deleteLeftOutBefore(tx, ago(MESSAGE_RETENTION_MS));
  await deleteStaleSubscriptions(tx, {
    pendingBefore: ago(UNCONFIRMED_RETENTION_MS),
    unsubscribedBefore: ago(CONSENT_RETENTION_MS),
  });
});
