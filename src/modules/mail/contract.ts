// Mail as the back-office and the other parts of the shop know it: types, states, templates and the list of
// mails.

import * as z from 'zod';
import { pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import { rowIdTextSchema, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { isMailType, type MailType, mailFields } from './body/mail-fields.ts';

export {
  formatMessage as layOutLetter,
  quoteHeading as quoteHead,
  quoteMessage as quoteLetter,
} from './body/format-message.ts';
export {
  fieldsOf,
  isCommercial,
  isMailType,
  isOperatorMail as isOwn,
  isRequiredByLaw as isDemanded,
  type MailBlock,
  type MailSubject,
  type MailType,
  type MailVariable,
  mailFields,
  shopVariables,
} from './body/mail-fields.ts';
export { composeMail } from './body/mail-frame.ts';
export type { MailPart as MailPiece } from './body/mail-part.ts';
export { plainTextOf } from './body/plain-text.ts';
export * from './send-mail-contract.ts';
export * from './suppressions/suppression-contract.ts';
export { checkTemplate } from './templates/check-template.ts';
export { placeholdersIn } from './templates/render-template.ts';

export const mailTypes: readonly MailType[] = Object.keys(mailFields).filter(isMailType);

/**
 * `bounced`: the address does not exist; `suppressed`: it gets no mail any more; `cancelled`: there was no
 * reason left to send it.
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
   * What the shop calls the document ("invoice:12"): it is made when the mail leaves the house, not stored
   * with it.
   */
  document: string;
  /** A picture of the mail itself, shown where its text says `cid:` and the filename. */
  inline?: true;
};

const template = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max, `Maximaal ${max} tekens`);

/** What ties a mail to those before it in a conversation, so that an answer to it is found again. */
export type MailThread = {
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  /** Null: the address of the company. */
  replyTo: string | null;
  /** A person wrote it: not marked as made by a machine. */
  isPersonal: boolean;
};

/** Body of a new or changed template. `variables` is derived from the content, whatever the form sends. */
export const saveEmailTemplateSchema = z.object({
  name: template(120, 'Naam is verplicht'),
  subject: template(200, 'Onderwerp is verplicht'),
  htmlContent: template(200_000, 'HTML-inhoud is verplicht'),
  textContent: z.string().max(100_000).optional(),
  variables: z.string().max(4000).optional(),
  isActive: z.boolean().optional(),
  /** The version that was looked at; an older one than the last is refused. */
  version: rowVersionSchema.optional(),
});
export type SaveEmailTemplate = z.infer<typeof saveEmailTemplateSchema>;

/** What is left out stays as it is. */
export const changeEmailTemplateSchema = saveEmailTemplateSchema.partial();
export type ChangeEmailTemplate = z.infer<typeof changeEmailTemplateSchema>;

export const emailTemplateSchema = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  /** The names the content uses, separated by commas. */
  variables: z.string(),
  isActive: z.boolean(),
  /** The shop sends with it by itself: it can be switched off and put back as it was, not removed. */
  isBuiltIn: z.boolean(),
  /** The words are no longer those the shop came with. */
  isChanged: z.boolean(),
  version: z.number().int(),
  updatedAt: z.string(),
});
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

/** A template as a release brings it; the operator owns it once it is in the shop. */
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

/** One mail in full, with its outside and every attempt to bring it, oldest first. */
export const mailDetailSchema = mailSchema.extend({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  log: z.array(z.object({ at: z.string(), outcome: z.enum(mailAttemptOutcomes), detail: z.string() })),
});
export type MailDetail = z.infer<typeof mailDetailSchema>;

/** What came of trying everything again that was given up. */
export const retriedMailsSchema = z.object({
  retried: z.number().int(),
  /** Whose address refuses mail, or wants none. */
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
