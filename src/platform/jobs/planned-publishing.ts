// Publishing at a moment somebody planned: one job for each plan. It carries the moment, and does nothing
// when the plan was changed or taken back meanwhile.

import * as z from 'zod';
import type { Database, Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from './jobs.ts';

type Publishing<Row> = {
  queue: string;
  /** What the job calls the number of the row. */
  id: string;
  lock(tx: Orm, id: number): Promise<Row | null>;
  /** When it is to be published; null without a plan. */
  planOf(row: Row): Date | null;
  publish(tx: Orm, row: Row, at: Date): Promise<unknown>;
};

export function plannedPublishing<Row>({ queue: name, id, lock, planOf, publish }: Publishing<Row>) {
  const queue: JobQueue<Record<string, string | number>> = {
    name,
    parse: z.object({ [id]: z.number().int(), publishAt: z.string() }).parse,
  };
  return {
    /** In the transaction of the plan: one that was saved is kept, whatever happens to the process. */
    async send({ jobs }: { jobs: Jobs }, tx: Orm, of: number, at: Date): Promise<void> {
      const publishAt = at.toISOString();
      const when = { startAfter: at, singletonKey: `${of} ${publishAt}` };
      await jobs.send(tx, queue, { [id]: of, publishAt }, when);
    },
    /** Before the jobs start. */
    handle({ database, jobs }: { database: Database; jobs: Jobs }): void {
      jobs.handle(queue, (plan) =>
        database.transaction(async (tx) => {
          const row = await lock(tx, Number(plan[id]));
          const at = row && planOf(row);
          if (row && at && at.toISOString() === plan.publishAt) await publish(tx, row, at);
        }),
      );
    },
  };
}
