// Lets an operator resend mails that were not delivered, one at a time or all failed mails, after the cause
// was removed.

import type { Database, Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { CodeOf } from '#shared/api/problem-codes.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { Mail, MailStatus, RetriedMails } from '../contract.ts';
import { mailView } from '../mails.repository.ts';
import { deleteSuppression } from '../suppressions/suppressions.repository.ts';
import { suppressionOf } from '../suppressions/suppressions.ts';
import { deliverMailQueue } from './deliver-mail-queue.ts';
import { insertAttempt, listFailedMails, lockMail, requeueMail } from './deliveries.repository.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; jobs: Pick<Jobs, 'send'>; clock: Clock };

const WHY_NOT: Partial<Record<MailStatus, { code: CodeOf<409>; detail: string }>> = {
  queued: { code: 'mail_queued', detail: 'Deze mail staat al in de wachtrij.' },
  sent: { code: 'mail_sent', detail: 'Deze mail is al verstuurd.' },
};

/**
 * Queues one mail for delivery again. An address that was suppressed because of a bounce then receives mail
 * again. Throws 404 `not_found`; 409 `mail_queued` or `mail_sent` for a mail in that state; 409
 * `recipient_unsubscribed` when the recipient unsubscribed or an operator suppressed the address.
 */
export function retryMail(shop: Needs, id: number): Promise<Mail> {
  return shop.database.transaction((tx) => retry(shop, tx, id, { includeBounced: true }));
}

/**
 * Queues all failed mails again, for use after a long failure of the mail server. Mails to suppressed
 * addresses are skipped. Returns the number of each.
 */
export async function retryFailedMails(shop: Needs): Promise<RetriedMails> {
  const result = { retried: 0, left: 0 };
  for (const id of await listFailedMails(shop.database.orm)) {
    try {
      await shop.database.transaction((tx) => retry(shop, tx, id, { includeBounced: false }));
      result.retried += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.left += 1;
    }
  }
  return result;
}

async function retry(
  { jobs, clock }: Pick<Needs, 'jobs' | 'clock'>,
  tx: Orm,
  id: number,
  { includeBounced }: { includeBounced: boolean },
): Promise<Mail> {
  const mail = await lockMail(tx, id);
  if (!mail) throw notFound('Deze mail bestaat niet.');
  const refusal = WHY_NOT[mail.status];
  if (refusal) throw new Refusal(refusal.code, refusal.detail);
  const suppression = await suppressionOf(tx, mail.type, mail.recipient);
  if (suppression && !(includeBounced && suppression.reason === 'bounced')) {
    throw new Refusal(
      'recipient_unsubscribed',
      'Dit adres wil deze mails niet meer, of is door jullie geblokkeerd.',
    );
  }
  if (suppression) await deleteSuppression(tx, suppression.id);
  await requeueMail(tx, id);
  await insertAttempt(tx, {
    mailId: id,
    at: clock.now(),
    outcome: 'retried',
    detail: 'Door een beheerder',
  });
  await jobs.send(tx, deliverMailQueue, { mailId: id });
  return mailView({ ...mail, status: 'queued', attempts: 0, claimedAt: null });
}
