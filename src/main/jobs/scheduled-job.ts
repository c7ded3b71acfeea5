// What a job of the clock is.

import * as z from 'zod';
import type { Shop } from '#api/shop.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';

export type ScheduledJob = {
  name: string;
  cron: string;
  /** What its jobs carry. The name says it already; processes of before that still read it. */
  data?: object;
  run(shop: Shop): Promise<unknown>;
};

export const queueOf = ({ name }: Pick<ScheduledJob, 'name'>): JobQueue<object> => ({
  name,
  queueClass: 'clock',
  parse: z.object({}).parse,
  retryLimit: 2,
});
