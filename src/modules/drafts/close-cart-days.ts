// Before baskets are forgotten (after 90 days) their days are written down, so that figures of earlier months
// stay.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { writeCartDays } from './carts.repository.ts';

/** Five nights may be missed before anything is lost. */
const CLOSED_AFTER_MS = days(84);
/** The first time, what is not forgotten yet is all there is. */
const ANONYMISED_AFTER_MS = days(89);

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Run every night, before anything is forgotten. Twice is the same as once. */
export async function closeCartDays({ database, clock }: Needs): Promise<void> {
  const now = clock.now();
  const dayBefore = (age: number) => new Date(now.getTime() - age).toISOString().slice(0, 10);
  const range = { from: dayBefore(ANONYMISED_AFTER_MS), until: dayBefore(CLOSED_AFTER_MS), now };
  await database.transaction((tx) => writeCartDays(tx, range));
}
