// Counts are kept for two years and a month, enough to compare a month with the same one two years before.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { dayOf } from './shop-days.ts';
import { deleteBefore } from './statistics.repository.ts';

const KEPT = days(762);

/** Run every night. */
export function createForgetOldCounts(ports: { database: Database; clock: Clock }): () => Promise<void> {
  const { database, clock } = ports;
  return async () => {
    const before = new Date(clock.now().getTime() - KEPT);
    await database.transaction((tx) => deleteBefore(tx, before, dayOf(before)));
  };
}
