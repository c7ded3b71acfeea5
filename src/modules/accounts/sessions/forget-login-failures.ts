// Failed log-ins are counted over a quarter of an hour, or a day; what is left of quiet days is cleared at night.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteFailuresUnseenSince } from './login-failures.repository.ts';

const KEEP_FAILURES = days(1);

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export async function forgetLoginFailures({ database, clock }: Needs): Promise<void> {
  const until = new Date(clock.now().getTime() - KEEP_FAILURES);
  await database.transaction((tx) => deleteFailuresUnseenSince(tx, until));
}
