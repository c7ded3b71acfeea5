// Retention: deletes data past its age, every night.

import type { Clock } from '#shared/clock.ts';
import type { Database, Orm } from './database.ts';

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };
type DeleteExpired = (tx: Orm, ago: (time: number) => Date) => Promise<unknown>;

/** Defines a retention job. It deletes in one transaction and is safe to run at any time, repeatedly. */
export const defineRetention =
  (deleteExpired: DeleteExpired) =>
  async ({ database, clock }: Needs): Promise<void> => {
    const now = clock.now().getTime();
    await database.transaction((tx) => deleteExpired(tx, (time) => new Date(now - time)));
  };
