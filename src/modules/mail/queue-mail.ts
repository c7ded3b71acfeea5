// Something happened that the customer should hear of: the mail is made and stored in the transaction of that fact.
// It leaves the house by a job of the same transaction, so there is a mail exactly when there is a fact.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import {
  isCommercial,
  type MailAttachment,
  type MailBlock,
  type MailPiece,
  type MailType,
  type MailVariable,
} from './contract.ts';
import { deliverMailQueue } from './deliver-mail-queue.ts';
import { findTemplateByKey } from './email-templates.repository.ts';
import { composeMail, type MailFrame } from './mail-frame.ts';
import { insertMail } from './mails.repository.ts';
import type { TemplateContent } from './render-template.ts';
import { shopValues } from './shop-values.ts';

/** What a mail says, apart from its template. */
export type MailContent<Type extends MailType = MailType> = {
  variables: Readonly<Record<MailVariable<Type>, string>>;
  blocks: Readonly<Record<MailBlock<Type>, MailPiece>>;
  attachments?: MailAttachment[];
};

export type MailRequest<Type extends MailType = MailType> = MailContent<Type> & {
  type: Type;
  recipient: string;
  /** One mail per key, ever ("order_confirmation:order:12"); null sends again each time. */
  dedupeKey: string | null;
  orderId?: number | null;
  draftId?: number | null;
  /** Another template than the one of the type: one of the operator's own, or words that are not saved. */
  template?: string | TemplateContent;
  /** In place of the subject of the template; names in it are filled as well. */
  subject?: string | null;
  /** A personal word above the template. */
  note?: MailPiece | null;
};

/** `duplicate`: this mail exists already; `inactive`: the operator switched the template off or it is missing. */
export type QueuedMail = { mailId: number } | { mailId: null; reason: 'duplicate' | 'inactive' };

export type QueueMail = <Type extends MailType>(tx: Orm, request: MailRequest<Type>) => Promise<QueuedMail>;

type Ports = {
  jobs: Pick<Jobs, 'send'>;
  getSettings: GetSettings;
  frame: MailFrame;
  /** The way to stop reminders and questions, for an address. */
  unsubscribeUrl(email: string): string;
  /** Without a slash at the end. */
  publicUrl: string;
  clock: Clock;
};

/** Writes the mail and its job; the same dedupe key gives one mail however often this is called. */
export function createQueueMail(ports: Ports): QueueMail {
  const { jobs, getSettings, frame, publicUrl, clock } = ports;
  return async (tx, request) => {
    const template = await wordsOf(tx, request.template ?? request.type);
    if (!template) return { mailId: null, reason: 'inactive' };
    const { type, recipient, subject, note } = request;
    const stop = isCommercial(type) ? { unsubscribeUrl: ports.unsubscribeUrl(recipient) } : {};
    const variables = { ...shopValues(await getSettings(tx), publicUrl), ...request.variables, ...stop };
    const blocks = { ...request.blocks, ...(note ? { note } : {}) };
    const words = { ...template, subject: subject || template.subject };
    const mailId = await insertMail(tx, {
      ...composeMail(frame, words, { variables, blocks }),
      ...{ type, recipient },
      attachments: request.attachments ?? [],
      unsubscribeUrl: stop.unsubscribeUrl ?? null,
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

async function wordsOf(tx: Orm, template: string | TemplateContent): Promise<TemplateContent | null> {
  if (typeof template !== 'string') return template;
  const row = await findTemplateByKey(tx, template);
  return row?.isActive ? { subject: row.subject, html: row.htmlContent, text: row.textContent } : null;
}
