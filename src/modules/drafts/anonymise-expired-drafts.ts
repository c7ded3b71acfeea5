// What the privacy policy promises of baskets: 90 days after it was last touched nothing in a basket tells
// whose it was. The rest of the row stays, because figures of earlier months count baskets; an order keeps
// its own copy of its customer.

import { defineRetention } from '#platform/database/retention.ts';
import { days } from '#shared/clock.ts';
import { anonymiseDraftsBefore } from './draft.repository.ts';

export const anonymiseExpiredDrafts = defineRetention((tx, ago) => anonymiseDraftsBefore(tx, ago(days(90))));
