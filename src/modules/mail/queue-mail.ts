// Something happened that the customer should hear of: the mail is made and stored in the transaction of that
// fact. It leaves the house by a job of the same transaction, so there is a mail exactly when there is a
// fact.

import { randomUUID } from 'node:crypto';
import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, days } from '#shared/clock.ts';
import { withPlainGreeting } from './body/untrusted-text.ts';
import {
  isDemanded,
  isOwn,
  type MailAttachment,
  type MailBlock,
  type MailPiece,
  type MailThread,
  type MailType,
  type MailVariable,
} from './contract.ts';
import { deliverMailQueue } from './delivery/deliver-mail-queue.ts';
import { insertMail, lockAndCountUnproved, type SupersededMails } from './mails.repository.ts';
import { type MailInput, type RenderMailNeeds, renderMail } from './render-mail.ts';

/** What a mail says, apart from its template. */
export type MailContent<Type extends MailType = MailType> = {
  variables: Readonly<Record<MailVariable<Type>, string>>;
  blocks: Readonly<Record<MailBlock<Type>, MailPiece>>;
  attachments?: MailAttachment[];
};

export type MailRequest<Type extends MailType = MailType> = MailContent<Type> &
  MailInput & {
    type: Type;
    /** One mail per key, ever ("order_confirmation:order:12"); null sends again each time. */
    dedupeKey: string | null;
    /** An operator answers for it, and is in the log with it; else the shop sends it by itself. */
    sentByOperator?: boolean;
    orderId?: number | null;
    draftId?: number | null;
    thread?: MailThread;
    /** What need not leave any more once this mail is there; in the same statement. */
    overtakes?: SupersededMails;
    /**
     * In place of `attachments`, asked when nothing but the mail itself is left to be written: a paper takes
     * its number there.
     */
    attachLast?: () => Promise<MailAttachment[]>;
  };

/**
 * `duplicate`: this mail exists already; `inactive`: the operator switched the template off or it is missing;
 * `enough`: the mailbox got this very mail as often in a day as somebody else may have it sent there. What
 * the law demands never is.
 */
export type QueuedMail = { mailId: number } | { mailId: null; reason: 'duplicate' | 'inactive' | 'enough' };

/**
 * Of each type: whoever gets no further one got the same three times that day, so no mail is kept away by
 * another.
 */
const MAX_UNPROVED_PER_DAY = 3;

/** Of a mail whose type is found out at run time; what a template asks and nobody says stays empty. */
type AnyMailRequest = Omit<MailRequest, 'variables' | 'blocks'> & {
  variables: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, MailPiece>>;
};

export type QueueMailNeeds = RenderMailNeeds & { jobs: Pick<Jobs, 'send'>; clock: Clock };

/**
 * Writes the mail and before it its job; the same dedupe key gives one mail however often this is called.
 * Without an order nobody has proved that the address is theirs: then it greets nobody by words that are no
 * name, and only so often a day. How often what the law demands may be caused is bounded where it is
 * declared.
 */
export async function queueMail<Type extends MailType>(
  shop: QueueMailNeeds,
  tx: Orm,
  request: MailRequest<Type>,
): Promise<QueuedMail> {
  return queueAnyMail(shop, tx, request);
}

/** The same for whoever finds out at run time what type a mail has. */
export async function queueAnyMail(
  shop: QueueMailNeeds,
  tx: Orm,
  request: AnyMailRequest,
): Promise<QueuedMail> {
  const { jobs, clock } = shop;
  const hasOrder = (request.orderId ?? null) !== null;
  const isUnproved =
    !hasOrder && request.sentByOperator !== true && !isOwn(request.type) && !isDemanded(request.type);
  const made = await renderMail(shop, tx, hasOrder ? request : withPlainGreeting(request));
  if (!made) return { mailId: null, reason: 'inactive' };
  const dayAgo = new Date(clock.now().getTime() - days(1));
  if (isUnproved && (await lockAndCountUnproved(tx, request, dayAgo)) >= MAX_UNPROVED_PER_DAY)
    return { mailId: null, reason: 'enough' };
  const dedupeKey = request.dedupeKey ?? randomUUID();
  await jobs.send(tx, deliverMailQueue, { dedupeKey }, { singletonKey: dedupeKey });
  const mail = {
    ...made,
    type: request.type,
    recipient: request.recipient,
    orderId: request.orderId ?? null,
    draftId: request.draftId ?? null,
    isUnproved,
    dedupeKey,
    thread: request.thread ?? null,
    createdAt: clock.now(),
    attachments: (await request.attachLast?.()) ?? request.attachments ?? [],
  };
  const mailId = await insertMail(tx, mail, request.overtakes);
  return mailId === null ? { mailId, reason: 'duplicate' } : { mailId };
}
