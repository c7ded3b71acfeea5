// The job that carries one mail out of the house.

import * as z from 'zod';
import type { JobQueue } from '#platform/jobs/jobs.ts';

export type MailName = z.infer<typeof jobSchema>;

/** Its key is known before it is written; its number is what an operator has who sends it again. */
const jobSchema = z.union([
  z.object({ dedupeKey: z.string().min(1) }),
  z.object({ mailId: z.number().int().positive() }),
]);

/**
 * Attempts after the first; with the queue's growing pauses five days, as mail servers do: a long weekend
 * loses nothing.
 */
export const MAIL_RETRIES = 54;

export const deliverMailQueue: JobQueue<MailName> = {
  name: 'deliver-mail',
  queueClass: 'errand',
  parse: (data) => jobSchema.parse(data),
  retryLimit: MAIL_RETRIES,
  concurrency: 3,
};
