// What is forgotten by itself at night, once it is old enough.

import type { Clock } from '#shared/clock.ts';
import type { Database, Orm } from './database.ts';

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };
type DeleteExpired = (tx: Orm, ago: (time: number) => Date) => Promise<unknown>;

/** All of it in one transaction; safe to run at any time and as often as wished. */
export const defineRetention =
  (deleteExpired: DeleteExpired) =>
  async ({ database, clock }: Needs): Promise<void> => {
    const now = clock.now().getTime();
    await database.transaction((tx) => deleteExpired(tx, (time) => new Date(now - time)));
  };
