// The operator has a mail sent that did not leave: after mending what was wrong, or because the address is right after all.

import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import type { CodeOf } from '#shared/problem-codes.ts';
import { notFound, Refusal } from '#shared/problems.ts';
import type { Mail, MailStatus } from './contract.ts';
import { deliverMailQueue } from './deliver-mail-queue.ts';
import { insertAttempt, lockMail, mailView, requeueMail } from './mails.repository.ts';
import { deleteSuppression } from './suppressions.repository.ts';
import { suppressionOf } from './suppressions.ts';

type Ports = { database: Pick<Database, 'transaction'>; jobs: Pick<Jobs, 'send'>; clock: Clock };

const WHY_NOT: Partial<Record<MailStatus, { code: CodeOf<409>; detail: string }>> = {
  queued: { code: 'mail_queued', detail: 'Deze mail staat al in de wachtrij.' },
  sent: { code: 'mail_sent', detail: 'Deze mail is al verstuurd.' },
};

/**
 * 404 `not_found`; 409 `mail_queued`, `mail_sent`, or `recipient_unsubscribed` for who said stop. An address that was
 * blocked because it refused a mail is given another chance.
 */
export function createRetryMail({ database, jobs, clock }: Ports): (id: number) => Promise<Mail> {
  return (id) =>
    database.transaction(async (tx) => {
      const mail = await lockMail(tx, id);
      if (!mail) throw notFound('Deze mail bestaat niet.');
      const refusal = WHY_NOT[mail.status];
      if (refusal) throw new Refusal({ status: 409, ...refusal });
      const stopped = await suppressionOf(tx, mail.type, mail.recipient);
      if (stopped && stopped.reason !== 'bounced') {
        throw new Refusal({
          ...{ status: 409, code: 'recipient_unsubscribed' },
          detail: 'Dit adres wil deze mails niet meer, of is door jullie geblokkeerd.',
        });
      }
      if (stopped) await deleteSuppression(tx, stopped.id);
      await requeueMail(tx, id);
      await insertAttempt(tx, {
        mailId: id,
        at: clock.now(),
        outcome: 'retried',
        detail: 'Door een beheerder',
      });
      await jobs.send(tx, deliverMailQueue, { mailId: id });
      return mailView({ ...mail, status: 'queued', attempts: 0, claimedAt: null });
    });
}
