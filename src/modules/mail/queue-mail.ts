// Something happened that the customer should hear of: the mail is made and stored in the transaction of that fact.
// It leaves the house by a job of the same transaction, so there is a mail exactly when there is a fact.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import type { MailAttachment, MailBlock, MailPiece, MailType, MailVariable } from './contract.ts';
import { deliverMailQueue } from './deliver-mail-queue.ts';
import { findTemplateByKey } from './email-templates.repository.ts';
import { insertMail } from './mails.repository.ts';
import { renderTemplate, type TemplateContent } from './render-template.ts';
import { shopValues } from './shop-values.ts';

export type MailRequest<Type extends MailType = MailType> = {
  type: Type;
  recipient: string;
  variables: Readonly<Record<MailVariable<Type>, string>>;
  blocks: Readonly<Record<MailBlock<Type>, MailPiece>>;
  /** One mail per key, ever ("order_confirmation:order:12"); null sends again each time. */
  dedupeKey: string | null;
  orderId?: number | null;
  draftId?: number | null;
  attachments?: MailAttachment[];
  /** Another template than the one of the type, such as one of the operator's own. */
  templateKey?: string;
};

/** `duplicate`: this mail exists already; `inactive`: the operator switched the template off or it is missing. */
export type QueuedMail = { mailId: number } | { mailId: null; reason: 'duplicate' | 'inactive' };

export type QueueMail = <Type extends MailType>(tx: Orm, request: MailRequest<Type>) => Promise<QueuedMail>;

/** Puts the shop's frame around the HTML of a template; placeholders in it are filled afterwards. */
export type MailLayout = (content: TemplateContent) => TemplateContent;

type Ports = {
  jobs: Pick<Jobs, 'send'>;
  getSettings: GetSettings;
  layout: MailLayout;
  /** Without a slash at the end. */
  publicUrl: string;
  clock: Clock;
};

/** Writes the mail and its job; the same dedupe key gives one mail however often this is called. */
export function createQueueMail({ jobs, getSettings, layout, publicUrl, clock }: Ports): QueueMail {
  return async (tx, request) => {
    const template = await findTemplateByKey(tx, request.templateKey ?? request.type);
    if (!template?.isActive) return { mailId: null, reason: 'inactive' };
    const variables: Record<string, string> = {
      ...shopValues(await getSettings(tx), publicUrl),
      ...request.variables,
    };
    const content = layout({
      subject: template.subject,
      html: template.htmlContent,
      text: template.textContent,
    });
    const rendered = renderTemplate(content, { variables, blocks: request.blocks });
    const mailId = await insertMail(tx, {
      ...rendered,
      type: request.type,
      recipient: request.recipient,
      attachments: request.attachments ?? [],
      unsubscribeUrl: variables.unsubscribeUrl ?? null,
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
