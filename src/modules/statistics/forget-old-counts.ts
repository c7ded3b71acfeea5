// Counts are kept for two years and a month, enough to compare a month with the same one two years before.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { dayOf } from './shop-days.ts';
import { deleteBefore } from './statistics.repository.ts';

const KEPT = days(762);

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Run every night. */
export async function forgetOldCounts({ database, clock }: Needs): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  await database.transaction((tx) => deleteBefore(tx, before, dayOf(before)));
}
