// What the privacy policy promises of mails: two years for what was sent about an order or a subscription, 90
// days for what was sent about a basket that never became an order, two years for addresses that do not
// exist.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { deleteMailsBefore } from './mails.repository.ts';
import { deleteBouncesBefore } from './suppressions/suppressions.repository.ts';

export const deleteExpiredMails = defineRetention(async (tx, ago) => {
  await deleteBouncesBefore(tx, ago(days(2 * 365)));
  await deleteMailsBefore(tx, { any: ago(days(2 * 365)), ofBaskets: ago(days(90)) });
});
