// The log names customers where their orders were changed, so it does not stay for ever: two years.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteEntriesBefore } from './audit.repository.ts';

const KEEP_ENTRIES = days(2 * 365);

type Ports = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export function createForgetOldAudit({ database, clock }: Ports): () => Promise<void> {
  return () =>
    database.transaction((tx) => deleteEntriesBefore(tx, new Date(clock.now().getTime() - KEEP_ENTRIES)));
}
