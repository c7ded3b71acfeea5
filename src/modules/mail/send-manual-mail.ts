// Lets an operator send and preview a mail about an order or basket, and send a template as a test mail to an
// address the operator enters.

import type { Database } from '#platform/database/database.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import { formatMessage } from './body/format-message.ts';
import { plainTextOf } from './body/plain-text.ts';
import { shopValues } from './body/shop-values.ts';
import { withGreeting, withPlainGreeting } from './body/untrusted-text.ts';
import {
  isCommercial,
  isMailType,
  type MailAttachment,
  type MailPart,
  type MailPreview,
  type MailType,
  type PreviewQuery,
  type SendEmail,
  type SentEmail,
  type TestEmail,
} from './contract.ts';
import { type QueueMailNeeds, queueAnyMail } from './queue-mail.ts';
import type { MailLayout } from './render-mail.ts';
import { suppressionOf } from './suppressions/suppressions.ts';
import { unsubscribeUrl } from './suppressions/unsubscribe-links.ts';
import { checkTemplate } from './templates/check-template.ts';
import { findTemplateByKey } from './templates/email-templates.repository.ts';
import { placeholdersIn } from './templates/render-template.ts';

export type MailAbout = { orderId: number } | { draftOrderId: number } | null;

export type ManualMailContent = {
  recipient: string;
  source: string;
  orderId: number | null;
  draftId: number | null;
  variables: Record<string, string>;
  blocks: Record<string, MailPart>;
  attachments: MailAttachment[];
};

/**
 * Returns the content of a type of mail about an order or basket; example content when `about` is null.
 * Throws 409 `nothing_to_tell` when the order or basket gives no reason for this mail.
 */
export type FindMailContent = (type: MailType, about: MailAbout) => Promise<ManualMailContent>;

type Needs = QueueMailNeeds & {
  database: Pick<Database, 'orm' | 'transaction'>;
  findMailContent: FindMailContent;
  mailLayout: Pick<MailLayout, 'frameOf' | 'letter'>;
};

/**
 * Sends a mail about an order or basket for the operator. Throws 404 `not_found` for an unknown order or
 * basket; 409 `template_inactive`, `recipient_suppressed`, `nothing_to_tell` when there is no reason for this
 * mail, `no_address` when the customer's address is unknown, `no_consent` when the customer did not ask for a
 * reminder, `already_sent` for a second reminder; 422 for an unknown type or missing text.
 */
export async function sendManualMail(shop: Needs, input: SendEmail): Promise<SentEmail> {
  const { database, mailLayout } = shop;
  const { emailType, customSubject = '', customContent = '' } = input;
  const type = typeOf(emailType);
  const template = await findTemplateByKey(database.orm, emailType);
  if (!template) throw unknownType();
  if (!template.isActive) throw new Refusal('template_inactive', 'Deze e-mailtemplate staat uit.');
  const takesMessage = placeholdersIn(template.htmlContent).includes('message');
  refuseMissingText({ type: emailType, takesMessage, customSubject, customContent });
  const content = await shop.findMailContent(type, aboutOf(input));
  const { recipient } = content;
  if (await suppressionOf(database.orm, type, recipient)) {
    throw new Refusal(
      'recipient_suppressed',
      `${recipient} staat op de lijst van adressen die geen mail krijgen.`,
    );
  }
  const message = formatMessage(customContent, mailLayout.letter);
  const made = await database.transaction((tx) =>
    queueAnyMail(shop, tx, {
      type,
      recipient,
      orderId: content.orderId,
      draftId: content.draftId,
      template: emailType,
      subject: customSubject,
      note: customContent && !takesMessage ? message : null,
      variables: { ...content.variables, customSubject: customSubject || template.name },
      blocks: { ...content.blocks, message },
      attachments: content.attachments,
      sentByOperator: true,
      // A reminder about a basket is sent only once, by the shop or by an operator.
      dedupeKey: type === 'abandoned_checkout' ? `${type}:draft:${content.draftId}` : null,
    }),
  );
  if (made.mailId === null) throw new Refusal('already_sent', 'Deze herinnering is al verstuurd.');
  return { recipient, mailId: made.mailId };
}

/** The example message of an operator in the preview of a mail template that contains the block `message`. */
const EXAMPLE_MESSAGE = 'Hier komt je bericht.\n\nMet een lege regel begint een nieuwe alinea.';

export async function previewMail(shop: Needs, query: PreviewQuery): Promise<MailPreview> {
  const { database } = shop;
  const { frameOf, letter } = shop.mailLayout;
  const type = typeOf(query.type);
  const content = await shop.findMailContent(type, aboutOf(query));
  const { recipient, source, blocks, attachments } = content;
  const { variables } = content.orderId === null ? withPlainGreeting(content) : content;
  const stop = isCommercial(type) ? { unsubscribeUrl: unsubscribeUrl(shop, recipient) } : {};
  const shopWords = await shopValues(shop, database.orm);
  return {
    recipient,
    source,
    letter,
    frame: frameOf(type, shopWords.brandName),
    blocks: { message: formatMessage(EXAMPLE_MESSAGE, letter), ...blocks },
    variables: {
      customSubject: 'Even over je bestelling',
      ...shopWords,
      ...withGreeting(variables),
      ...stop,
    },
    attachments: attachments.map(({ filename }) => filename),
  };
}

export async function sendTestMail(shop: Needs, input: TestEmail): Promise<SentEmail> {
  const { database, findMailContent } = shop;
  const { key, recipient, orderId } = input;
  const type = typeOf(key);
  const textContent = input.textContent.trim() || plainTextOf(input.htmlContent);
  const errors = checkTemplate(key, { ...input, textContent });
  if (errors.length > 0) throw invalidFields(errors, errors[0]?.message);
  const content = await findMailContent(type, orderId === undefined ? null : { orderId });
  const made = await database.transaction((tx) =>
    queueAnyMail(shop, tx, {
      type,
      recipient,
      variables: content.variables,
      blocks: content.blocks,
      attachments: content.attachments,
      sentByOperator: true,
      template: { subject: `[Test] ${input.subject}`, html: input.htmlContent, text: textContent },
      dedupeKey: null,
    }),
  );
  if (made.mailId === null) throw new Error('A test mail without a key was refused as a duplicate');
  return { recipient, mailId: made.mailId };
}

/** Returns the type of mail of a template key; `custom` for an operator's own template. */
const typeOf = (key: string): MailType => (isMailType(key) ? key : 'custom');

function aboutOf({ orderId, draftOrderId }: Pick<SendEmail, 'orderId' | 'draftOrderId'>): MailAbout {
  if (orderId !== undefined) return { orderId };
  return draftOrderId === undefined ? null : { draftOrderId };
}

function refuseMissingText(words: {
  type: string;
  takesMessage: boolean;
  customSubject: string;
  customContent: string;
}): void {
  const { type, takesMessage, customSubject, customContent } = words;
  const subject = checkTemplate(type, { subject: customSubject, htmlContent: '', textContent: '' });
  const errors = [
    ...subject.map(({ message }) => ({ path: 'customSubject', message })),
    ...(type === 'custom' && customSubject === ''
      ? [{ path: 'customSubject', message: 'Onderwerp is verplicht' }]
      : []),
    ...(takesMessage && customContent === ''
      ? [{ path: 'customContent', message: 'Bericht is verplicht' }]
      : []),
  ];
  if (errors.length > 0) throw invalidFields(errors);
}

const unknownType = () => invalidFields([{ path: 'emailType', message: 'Please select an email type' }]);
