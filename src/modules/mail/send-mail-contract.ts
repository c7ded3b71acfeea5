// The contract of mails an operator sends about an order or basket, with their preview.

import * as z from 'zod';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';

const rowId = rowIdTextSchema;
const oneSubject = (about: { orderId?: number | undefined; draftOrderId?: number | undefined }) =>
  (about.orderId === undefined) !== (about.draftOrderId === undefined);

/** The mail that an operator sends; `emailType` is a type of mail or the key of an operator's template. */
export const sendEmailSchema = z
  .object({
    orderId: rowId.optional(),
    draftOrderId: rowId.optional(),
    emailType: z.string().trim().min(1, 'Please select an email type').max(120),
    /** Subject of a mail that an operator sends, used instead of the template's subject. */
    customSubject: z.string().trim().max(200, 'Maximaal 200 tekens').optional(),
    /**
     * The operator's message in a mail. In a custom mail it is the content; in any other mail it is shown
     * above the template's content.
     */
    customContent: z.string().trim().max(10_000, 'Maximaal 10.000 tekens').optional(),
  })
  .refine(oneSubject, { path: ['orderId'], message: 'Kies een bestelling of een winkelmandje' });
export type SendEmail = z.infer<typeof sendEmailSchema>;

export const sentEmailSchema = z.object({ recipient: z.string(), mailId: z.number().int() });
export type SentEmail = z.infer<typeof sentEmailSchema>;

/** Query of the preview of a mail; without an order or basket the values are examples. */
export const previewQuerySchema = z.object({
  type: z.string().trim().min(1).max(120),
  orderId: rowId.optional(),
  draftOrderId: rowId.optional(),
});
export type PreviewQuery = z.output<typeof previewQuerySchema>;

const partSchema = z.object({ html: z.string(), text: z.string() });

/**
 * All data a browser needs to render a template as the finished mail, so that a preview can follow the editor
 * live.
 */
export const mailPreviewSchema = z.object({
  recipient: z.string(),
  /** Name of the order or basket whose values fill the preview of a mail, such as "bestelling ZW-12". */
  source: z.string(),
  variables: z.record(z.string(), z.string()),
  blocks: z.record(z.string(), partSchema),
  frame: partSchema.extend({ looks: z.record(z.string(), z.string()).optional() }),
  /** The HTML and text around one paragraph of an operator's message in a mail, for `formatMessage`. */
  letter: partSchema,
  attachments: z.array(z.string()),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

/**
 * Body of the request for a test mail: the content of a mail template as in the editor, saved or not, and the
 * address the mail goes to.
 */
export const testEmailSchema = z.object({
  key: z.string().trim().min(1).max(120),
  subject: z.string().trim().min(1, 'Onderwerp is verplicht').max(200),
  htmlContent: z.string().min(1, 'HTML-inhoud is verplicht').max(200_000),
  textContent: z.string().max(100_000),
  recipient: emailAddress('Voer een geldig e-mailadres in'),
  orderId: rowId.optional(),
});
export type TestEmail = z.infer<typeof testEmailSchema>;
