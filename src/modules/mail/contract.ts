// The contract of mail for the back-office and other modules: types, states, templates and the list of mails.

import * as z from 'zod';
import { pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import { rowIdTextSchema, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { isMailType, type MailType, mailFields } from './body/mail-fields.ts';

export {
  formatMessage,
  quoteHeading,
  quoteMessage,
} from './body/format-message.ts';
export {
  fieldsOf,
  isCommercial,
  isMailType,
  isOperatorMail,
  isRequiredByLaw,
  type MailBlock,
  type MailSubject,
  type MailType,
  type MailVariable,
  mailFields,
  shopVariables,
} from './body/mail-fields.ts';
export { composeMail } from './body/mail-frame.ts';
export type { MailPart } from './body/mail-part.ts';
export { plainTextOf } from './body/plain-text.ts';
export * from './send-mail-contract.ts';
export * from './suppressions/suppression-contract.ts';
export { checkTemplate } from './templates/check-template.ts';
export { placeholdersIn } from './templates/render-template.ts';

export const mailTypes: readonly MailType[] = Object.keys(mailFields).filter(isMailType);

/**
 * The states of a mail. `failed`: the mail server refused the mail, or every retry failed. `bounced`: the
 * address does not exist. `suppressed`: the address receives no mail. `cancelled`: the mail became
 * superfluous before it was sent.
 */
export const mailStatuses = ['queued', 'sent', 'failed', 'bounced', 'suppressed', 'cancelled'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const mailAttemptOutcomes = [
  'taken',
  'postponed',
  'refused',
  'bounced',
  'suppressed',
  'retried',
] as const;
export type MailAttemptOutcome = (typeof mailAttemptOutcomes)[number];

export type MailAttachment = {
  filename: string;
  contentType: string;
  /**
   * Reference of a document attached to a mail, such as "invoice:12". The document is created when the mail
   * is sent and is not stored with the mail.
   */
  document: string;
  /**
   * True for an attached image that is shown in the text of the mail: the HTML refers to it by `cid:` and its
   * file name. Absent for a normal attachment.
   */
  inline?: true;
};

const template = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max, `Maximaal ${max} tekens`);

/**
 * The headers of a mail in a conversation. `inReplyTo` and `references` are message ids of earlier mails, so
 * that a mail program shows the mails together and the shop can match a reply to the conversation.
 */
export type MailThread = {
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  /** Address to which the recipient of a mail replies; null for the e-mail address of the company. */
  replyTo: string | null;
  /**
   * True for a mail written by a person. All other mails have headers that mark them as automatically
   * generated.
   */
  isPersonal: boolean;
};

/**
 * Body of a request that creates or changes a template. `variables` is derived from the content; the value of
 * the form is ignored.
 */
export const saveEmailTemplateSchema = z.object({
  name: template(120, 'Naam is verplicht'),
  subject: template(200, 'Onderwerp is verplicht'),
  htmlContent: template(200_000, 'HTML-inhoud is verplicht'),
  textContent: z.string().max(100_000).optional(),
  variables: z.string().max(4000).optional(),
  isActive: z.boolean().optional(),
  /**
   * Row version of the mail template with which the editor was opened. The change is refused (409
   * `edit_conflict`) when the stored version is newer.
   */
  version: rowVersionSchema.optional(),
});
export type SaveEmailTemplate = z.infer<typeof saveEmailTemplateSchema>;

/** Body of a request that changes a mail template; absent fields keep their value. */
export const changeEmailTemplateSchema = saveEmailTemplateSchema.partial();
export type ChangeEmailTemplate = z.infer<typeof changeEmailTemplateSchema>;

export const emailTemplateSchema = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  /** Names of the variables that the content of a mail template uses, separated by commas. */
  variables: z.string(),
  isActive: z.boolean(),
  /**
   * True for the template of a mail that the shop sends by itself. Such a template can be switched off and
   * reset, but not deleted.
   */
  isBuiltIn: z.boolean(),
  /**
   * True for a mail template that an operator wrote or changed; false for the default text of this version of
   * the shop.
   */
  isChanged: z.boolean(),
  version: z.number().int(),
  updatedAt: z.string(),
});
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

/**
 * A template as delivered with a release, used for the first start. After that, the shop uses the template in
 * the database, with the operator's changes.
 */
export type EmailTemplateSeed = {
  key: string;
  name: string;
  subject: string;
  htmlContent: string;
  textContent: string;
};

export const mailSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string() })),
  status: z.enum(mailStatuses),
  transport: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  orderId: z.number().int().nullable(),
  draftId: z.number().int().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

/** One mail in full, with its envelope and every delivery attempt, oldest first. */
export const mailDetailSchema = mailSchema.extend({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  log: z.array(z.object({ at: z.string(), outcome: z.enum(mailAttemptOutcomes), detail: z.string() })),
});
export type MailDetail = z.infer<typeof mailDetailSchema>;

/** The result of resending all failed mails. */
export const retriedMailsSchema = z.object({
  retried: z.number().int(),
  /**
   * Number of failed mails that were not queued again, because their address refuses mail or has
   * unsubscribed.
   */
  left: z.number().int(),
});
export type RetriedMails = z.infer<typeof retriedMailsSchema>;

export const listMailsQuerySchema = pageQuerySchema.extend({
  status: z.enum(mailStatuses).optional(),
  type: z.string().max(60).optional(),
  sort: z.literal('newest').optional(),
  orderId: rowIdTextSchema.optional(),
});
export type ListMailsQuery = z.infer<typeof listMailsQuerySchema>;

export const mailPageSchema = pageSchemaOf(mailSchema);
export type MailPage = z.infer<typeof mailPageSchema>;
