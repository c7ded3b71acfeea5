// Deletes mails and bounced addresses after the periods in the privacy policy. Mail about an order or
// subscription is deleted after two years, mail about a basket that never became an order after 90 days, and
// addresses that do not exist after two years.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { deleteMailsBefore } from './mails.repository.ts';
import { deleteBouncesBefore } from './suppressions/suppressions.repository.ts';

export const deleteExpiredMails = defineRetention(async (tx, ago) => {
  await deleteBouncesBefore(tx, ago(days(2 * 365)));
  await deleteMailsBefore(tx, { any: ago(days(2 * 365)), ofBaskets: ago(days(90)) });
});
