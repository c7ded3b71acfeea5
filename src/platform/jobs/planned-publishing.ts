// Publishes a page or article at a planned moment, with one job per plan. The job carries the moment and does
// nothing when the plan was changed or withdrawn in the meantime.

import * as z from 'zod';
import type { Database, Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from './jobs.ts';

type Publishing<Row> = {
  queue: string;
  /** Name of the job's data field with the id of the page or article. */
  id: string;
  lock(tx: Orm, id: number): Promise<Row | null>;
  /**
   * Returns the moment at which a page or article is to be published; null when no publication is planned.
   */
  planOf(row: Row): Date | null;
  publish(tx: Orm, row: Row, at: Date): Promise<unknown>;
};

export function plannedPublishing<Row>({ queue: name, id, lock, planOf, publish }: Publishing<Row>) {
  const queue: JobQueue<Record<string, string | number>> = {
    name,
    parse: z.object({ [id]: z.number().int(), publishAt: z.string() }).parse,
  };
  return {
    /**
     * Sends the job that publishes the page or article with id `of` at moment `at`, in the transaction that
     * saves this moment. A saved plan therefore survives a crash.
     */
    async send({ jobs }: { jobs: Jobs }, tx: Orm, of: number, at: Date): Promise<void> {
      const publishAt = at.toISOString();
      const when = { startAfter: at, singletonKey: `${of} ${publishAt}` };
      await jobs.send(tx, queue, { [id]: of, publishAt }, when);
    },
    /**
     * Registers the handler that publishes a page or article when its job is due. Must be called before the
     * jobs start.
     */
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
