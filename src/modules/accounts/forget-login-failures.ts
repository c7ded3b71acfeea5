// Failed log-ins are counted over a quarter of an hour, or a day; what is left of quiet days is cleared at night.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteFailuresUnseenSince } from './login-failures.repository.ts';

const KEEP_FAILURES = days(1);

type Ports = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export function createForgetLoginFailures({ database, clock }: Ports): () => Promise<void> {
  return () =>
    database.transaction((tx) =>
      deleteFailuresUnseenSince(tx, new Date(clock.now().getTime() - KEEP_FAILURES)),
    );
}
