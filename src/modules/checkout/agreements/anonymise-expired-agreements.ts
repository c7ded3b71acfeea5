// What the privacy policy promises of baskets is true of what was agreed for them: after 90 days it tells of
// nobody.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { anonymiseAgreementsBefore } from '../checkout.repository.ts';

export const anonymiseExpiredAgreements = defineRetention((tx, ago) =>
  anonymiseAgreementsBefore(tx, ago(days(90))),
);
