// What the story of a basket holds of a person: the words in which a payment failed.

import { among, type Holding, holding } from '#platform/database/personal-data.ts';
import { recoveryEvents } from './recovery/recovery.tables.ts';

export const personalDataOfCheckout: readonly Holding[] = [
  holding(recoveryEvents, {
    whose: ({ draftIds }) => among(recoveryEvents.draftId, draftIds),
    blank: { error: null },
  }),
];
