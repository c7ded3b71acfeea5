// Creates and stores a mail in the transaction of the fact (domain event) that causes it. The delivery job is
// queued in the same transaction, so there is a mail exactly when the fact was committed.

import { randomUUID } from 'node:crypto';
import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, days } from '#shared/clock.ts';
import { withPlainGreeting } from './body/untrusted-text.ts';
import {
  isOperatorMail,
  isRequiredByLaw,
  type MailAttachment,
  type MailBlock,
  type MailPart,
  type MailThread,
  type MailType,
  type MailVariable,
} from './contract.ts';
import { deliverMailQueue } from './delivery/deliver-mail-queue.ts';
import { insertMail, lockAndCountUnproved, type SupersededMails } from './mails.repository.ts';
import { type MailInput, type RenderMailNeeds, renderMail } from './render-mail.ts';

/** The content of a mail apart from its template: the values for its variables and blocks. */
export type MailContent<Type extends MailType = MailType> = {
  variables: Readonly<Record<MailVariable<Type>, string>>;
  blocks: Readonly<Record<MailBlock<Type>, MailPart>>;
  attachments?: MailAttachment[];
};

export type MailRequest<Type extends MailType = MailType> = MailContent<Type> &
  MailInput & {
    type: Type;
    /**
     * Unique key of the mail, such as "order_confirmation:order:12". With null, every call creates a new
     * mail.
     */
    dedupeKey: string | null;
    /**
     * True when an operator sends the mail: the audit log names the operator, and the daily limit of mails to
     * unproved addresses does not apply. False or absent when the shop sends the mail.
     */
    sentByOperator?: boolean;
    orderId?: number | null;
    draftId?: number | null;
    thread?: MailThread;
    /** Queued mails that this mail replaces; they are cancelled by the statement that inserts this mail. */
    overtakes?: SupersededMails;
    /**
     * Creates the attachments just before the mail is inserted; its result replaces `attachments`. For
     * documents such as an invoice, which get their number only at that moment.
     */
    attachLast?: () => Promise<MailAttachment[]>;
  };

/**
 * The result of queueing a mail: its id, or the reason why no mail was created. `duplicate`: a mail with the
 * same dedupe key exists. `inactive`: the template is switched off or missing. `enough`: the daily limit of
 * mails to an address nobody has proved to own is reached; this does not happen to mails required by law.
 */
export type QueuedMail = { mailId: number } | { mailId: null; reason: 'duplicate' | 'inactive' | 'enough' };

/**
 * The number of mails of one type that a mailbox receives per day at most, as long as nobody has proved to
 * own the address. Each type has its own count, so one type cannot block another.
 */
const MAX_UNPROVED_PER_DAY = 3;

/** A mail whose type is known only at run time; variables that are not given become empty. */
type AnyMailRequest = Omit<MailRequest, 'variables' | 'blocks'> & {
  variables: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, MailPart>>;
};

export type QueueMailNeeds = RenderMailNeeds & { jobs: Pick<Jobs, 'send'>; clock: Clock };

/**
 * Stores a mail and queues its delivery; a repeated dedupe key creates only one mail. A mail without an order
 * may go to an address nobody has proved to own. Such a mail greets only by plausible names and has the limit
 * `MAX_UNPROVED_PER_DAY`. Mails required by law are limited where their cause is recorded.
 */
export async function queueMail<Type extends MailType>(
  shop: QueueMailNeeds,
  tx: Orm,
  request: MailRequest<Type>,
): Promise<QueuedMail> {
  return queueAnyMail(shop, tx, request);
}

/** Stores and queues a mail as `queueMail` does, for a type known only at run time. */
export async function queueAnyMail(
  shop: QueueMailNeeds,
  tx: Orm,
  request: AnyMailRequest,
): Promise<QueuedMail> {
  const { jobs, clock } = shop;
  const hasOrder = (request.orderId ?? null) !== null;
  const isUnproved =
    !hasOrder &&
    request.sentByOperator !== true &&
    !isOperatorMail(request.type) &&
    !isRequiredByLaw(request.type);
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
