// Removes the recipient from agreements older than 90 days, the same retention as for baskets in the privacy
// policy. The nightly retention job calls this.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { anonymiseAgreementsBefore } from '../checkout.repository.ts';

export const anonymiseExpiredAgreements = defineRetention((tx, ago) =>
  anonymiseAgreementsBefore(tx, ago(days(90))),
);
