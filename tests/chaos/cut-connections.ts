// Drops connections of the shop to its PostgreSQL server at random moments, as a network or a restarted server does:
// idle ones, those in the middle of a transaction, and the one that listens.

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LONGEST_PAUSE_MS = 1_500;
const AT_ONCE = 3;

export type ConnectionCutter = {
  /** Ends it and tells how many connections were dropped. */
  stop(): Promise<number>;
};

export async function startCutting(databaseUrl: string, random: () => number): Promise<ConnectionCutter> {
  const admin = new pg.Client({ connectionString: databaseUrl, application_name: 'chaos' });
  await admin.connect();
  const ending = new AbortController();
  let cut = 0;

  async function cutOnAndOn(): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(random() * LONGEST_PAUSE_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from (
           select pid from pg_stat_activity
           where datname = current_database() and application_name = 'zwartwit' order by random() limit $1
         ) as unlucky`,
        [1 + Math.floor(random() * AT_ONCE)],
      );
      cut += rowCount ?? 0;
    }
  }

  const running = cutOnAndOn().finally(() => admin.end());
  return {
    async stop() {
      ending.abort();
      await running;
      return cut;
    },
  };
}
