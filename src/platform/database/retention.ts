// Deletes data that is older than its retention period, every night.

import type { Clock } from '#shared/clock.ts';
import type { Database, Orm } from './database.ts';

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };
type DeleteExpired = (tx: Orm, ago: (time: number) => Date) => Promise<unknown>;

/**
 * Defines a retention job. The job deletes in one transaction, and running it again does no harm. `ago`
 * returns the moment a number of milliseconds before now.
 */
export const defineRetention =
  (deleteExpired: DeleteExpired) =>
  async ({ database, clock }: Needs): Promise<void> => {
    const now = clock.now().getTime();
    await database.transaction((tx) => deleteExpired(tx, (time) => new Date(now - time)));
  };
