// Stores the number of abandoned carts of each day before the baskets of that day are anonymised (after 90
// days). Figures of earlier months then stay available.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { writeCartDays } from './carts.repository.ts';

/**
 * The age in milliseconds at which the counts of a day are stored. It leaves room for five missed nights
 * before baskets are anonymised.
 */
const CLOSED_AFTER_MS = days(84);
/**
 * The age in milliseconds of the oldest baskets that still have an e-mail address. Counting begins with these
 * baskets when no day has been stored yet.
 */
const ANONYMISED_AFTER_MS = days(89);

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/**
 * Stores the counts of all days that are old enough. Runs every night, before baskets are anonymised. Safe to
 * repeat.
 */
export async function closeCartDays({ database, clock }: Needs): Promise<void> {
  const now = clock.now();
  const dayBefore = (age: number) => new Date(now.getTime() - age).toISOString().slice(0, 10);
  const range = { from: dayBefore(ANONYMISED_AFTER_MS), until: dayBefore(CLOSED_AFTER_MS), now };
  await database.transaction((tx) => writeCartDays(tx, range));
}
