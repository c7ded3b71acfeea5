// Defines the nightly jobs that delete data older than its retention period.

import type { Clock } from '#shared/clock.ts';
import type { Database, Orm } from './database.ts';

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };
type DeleteExpired = (tx: Orm, ago: (time: number) => Date) => Promise<unknown>;

/**
 * Defines a retention job: `deleteExpired` runs in one transaction and may safely run again. Its argument
 * `ago` converts a period in milliseconds to the moment that long before now.
 */
export const defineRetention =
  (deleteExpired: DeleteExpired) =>
  async ({ database, clock }: Needs): Promise<void> => {
    const now = clock.now().getTime();
    await database.transaction((tx) => deleteExpired(tx, (time) => new Date(now - time)));
  };
