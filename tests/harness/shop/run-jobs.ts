// Runs the jobs of a shop without visitors until none is left.

import { setTimeout as pause } from 'node:timers/promises';
import type { Composed } from '#main/compose/compose.ts';
import type { Database } from '#platform/database/database.ts';
import { countOpenJobs, wakeWorkers } from '#tests/support/shop.ts';

/** The maximum time in ms without a decrease of the open jobs; after that the wait ends with an error. */
const PATIENCE_MS = 120_000;
/**
 * The number of open jobs above which they are counted less often, because counting slows down the workers.
 */
const MANY = 100;

export type RunningJobs = {
  /**
   * Waits until no job is open, including those of a killed process, which count as running for up to 40 s.
   */
  untilDone(): Promise<void>;
  stop(): Promise<void>;
};

export async function startJobs({ jobs }: Composed, database: Database): Promise<RunningJobs> {
  await jobs.start({ work: true });
  return {
    async untilDone() {
      let fewest = Number.POSITIVE_INFINITY;
      let giveUpAt = 0;
      for (;;) {
        const open = await countOpenJobs(database);
        if (open === 0) return;
        if (open < fewest) {
          fewest = open;
          giveUpAt = Date.now() + PATIENCE_MS;
        }
        if (Date.now() > giveUpAt)
          throw new Error(`The jobs did not come to an end: ${await describeOpenJobs(database)}`);
        await wakeWorkers(database);
        await pause(open > MANY ? 500 : 25);
      }
    },
    stop: () => jobs.stop(),
  };
}

async function describeOpenJobs(database: Database): Promise<string> {
  const { rows } = await database.execute(
    `select data->>'kind' as kind, state, count(*)::int as jobs, max(retry_count) as tries, max(start_after)::text as due, min(output::text) as said
     from jobs.job where state < 'completed' and name not like '\\_\\_%' group by 1, 2`,
  );
  return JSON.stringify(rows);
}
