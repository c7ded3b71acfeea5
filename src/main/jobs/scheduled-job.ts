// The type of a scheduled job: name, schedule and the function to run.

import * as z from 'zod';
import type { Shop } from '#api/shop.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';

export type ScheduledJob = {
  name: string;
  cron: string;
  /**
   * Data of a scheduled job, read only by processes of earlier versions, which may run the job while the shop
   * is updated; this version needs only the name.
   */
  data?: object;
  run(shop: Shop): Promise<unknown>;
};

export const queueOf = ({ name }: Pick<ScheduledJob, 'name'>): JobQueue<object> => ({
  name,
  queueClass: 'clock',
  parse: z.object({}).parse,
  retryLimit: 2,
});
