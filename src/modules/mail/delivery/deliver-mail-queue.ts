// The queue of the job that delivers one mail.

import * as z from 'zod';
import type { JobQueue } from '#platform/jobs/jobs.ts';

export type MailName = z.infer<typeof jobSchema>;

/**
 * The mail to deliver: its dedupe key, known before the mail is stored, or its id when an operator sends the
 * mail again.
 */
const jobSchema = z.union([
  z.object({ dedupeKey: z.string().min(1) }),
  z.object({ mailId: z.number().int().positive() }),
]);

/**
 * The number of retries after the first attempt. With the queue's growing pauses the retries last five days,
 * as usual for mail servers, so that no mail is lost over a long weekend.
 */
export const MAIL_RETRIES = 54;

export const deliverMailQueue: JobQueue<MailName> = {
  name: 'deliver-mail',
  queueClass: 'errand',
  parse: (data) => jobSchema.parse(data),
  retryLimit: MAIL_RETRIES,
  concurrency: 3,
};
