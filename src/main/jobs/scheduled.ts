// What a job of the clock is.

import * as z from 'zod';
import type { Shop } from '#api/shop.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';

export type Scheduled = {
  name: string;
  cron: string;
  /** What its jobs carry. The name says it already; processes of before that still read it. */
  data?: object;
  run(shop: Shop): Promise<unknown>;
};

export const queueOf = ({ name }: Pick<Scheduled, 'name'>): JobQueue<object> => ({
  name,
  lane: 'clock',
  parse: z.object({}).parse,
  retryLimit: 2,
});
