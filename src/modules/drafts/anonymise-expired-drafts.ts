// Anonymises old baskets, as the privacy policy promises: 90 days after the last change, a basket contains no
// personal data. The rest of the row stays, because figures of earlier months count baskets. An order has its
// own copy of the customer's data.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { anonymiseDraftsBefore } from './draft.repository.ts';

export const anonymiseExpiredDrafts = defineRetention((tx, ago) => anonymiseDraftsBefore(tx, ago(days(90))));
