// What the privacy policy promises of baskets: 90 days after it was last touched nothing in a basket tells whose it was.
// The rest of the row stays, because figures of earlier months count baskets; an order keeps its own copy of its customer.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { blankDraftsBefore } from './draft.repository.ts';

const KEEP_BASKETS = days(90);

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export async function forgetOldDrafts({ database, clock }: Needs): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_BASKETS);
  await database.transaction((tx) => blankDraftsBefore(tx, before));
}
