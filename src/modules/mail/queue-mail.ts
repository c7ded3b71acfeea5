// Something happened that the customer should hear of: the mail is made and stored in the transaction of that fact.
// It leaves the house by a job of the same transaction, so there is a mail exactly when there is a fact.

import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import type { MailAttachment, MailBlock, MailPiece, MailType, MailVariable } from './contract.ts';
import { deliverMailQueue } from './deliver-mail-queue.ts';
import { insertMail } from './mails.repository.ts';
import { type MailMaking, type MailWords, makeMail } from './make-mail.ts';

/** What a mail says, apart from its template. */
export type MailContent<Type extends MailType = MailType> = {
  variables: Readonly<Record<MailVariable<Type>, string>>;
  blocks: Readonly<Record<MailBlock<Type>, MailPiece>>;
  attachments?: MailAttachment[];
};

export type MailRequest<Type extends MailType = MailType> = MailContent<Type> &
  MailWords & {
    type: Type;
    /** One mail per key, ever ("order_confirmation:order:12"); null sends again each time. */
    dedupeKey: string | null;
    orderId?: number | null;
    draftId?: number | null;
  };

/** `duplicate`: this mail exists already; `inactive`: the operator switched the template off or it is missing. */
export type QueuedMail = { mailId: number } | { mailId: null; reason: 'duplicate' | 'inactive' };

export type QueueMail = <Type extends MailType>(tx: Orm, request: MailRequest<Type>) => Promise<QueuedMail>;

/** For whoever finds out at run time what type a mail has; what a template asks and nobody says stays empty. */
export type QueueAnyMail = (
  tx: Orm,
  request: Omit<MailRequest, 'variables' | 'blocks'> & {
    variables: Readonly<Record<string, string>>;
    blocks: Readonly<Record<string, MailPiece>>;
  },
) => Promise<QueuedMail>;

type Ports = MailMaking & { jobs: Pick<Jobs, 'send'>; clock: Clock };

/** Writes the mail and its job; the same dedupe key gives one mail however often this is called. */
export function createQueueMail(ports: Ports): QueueAnyMail {
  const { jobs, clock } = ports;
  return async (tx, request) => {
    const made = await makeMail(ports, tx, request);
    if (!made) return { mailId: null, reason: 'inactive' };
    const mailId = await insertMail(tx, {
      ...made,
      type: request.type,
      recipient: request.recipient,
      attachments: request.attachments ?? [],
      orderId: request.orderId ?? null,
      draftId: request.draftId ?? null,
      dedupeKey: request.dedupeKey,
      createdAt: clock.now(),
    });
    if (mailId === null) return { mailId: null, reason: 'duplicate' };
    await jobs.send(tx, deliverMailQueue, { mailId });
    return { mailId };
  };
}
