// The queue of the job that delivers one mail.

import * as z from 'zod';
import type { JobQueue } from '#platform/jobs/jobs.ts';

export type MailName = z.infer<typeof jobSchema>;

/**
 * The mail is identified by its dedupe key, known before the mail is stored, or by its number when an
 * operator resends it.
 */
const jobSchema = z.union([
  z.object({ dedupeKey: z.string().min(1) }),
  z.object({ mailId: z.number().int().positive() }),
]);

/**
 * Number of retries after the first attempt. With the queue's growing pauses they last five days, as usual
 * for mail servers, so a long weekend loses no mail.
 */
export const MAIL_RETRIES = 54;

export const deliverMailQueue: JobQueue<MailName> = {
  name: 'deliver-mail',
  queueClass: 'errand',
  parse: (data) => jobSchema.parse(data),
  retryLimit: MAIL_RETRIES,
  concurrency: 3,
};
