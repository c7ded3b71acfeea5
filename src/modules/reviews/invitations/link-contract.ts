// The contract of personal review links: the form an operator fills in, and the resulting link to copy or
// mail.

import * as z from 'zod';
import { rowIdSchema } from '#shared/api/row-numbers.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';

const NO_ADDRESS = 'Voer een geldig emailadres in';

/**
 * Id or number of the order for which a review link is made, such as `ZW100123`; empty for a link without an
 * order.
 */
const orderReference = z.union([rowIdSchema, z.string().trim().max(40)], 'Ongeldig bestelnummer');

export const reviewLinkSchema = z.object({
  customerName: z
    .string('Klantnaam is verplicht')
    .trim()
    .min(1, 'Klantnaam is verplicht')
    .max(80, 'Maximaal 80 tekens'),
  customerEmail: z.union([z.literal(''), emailAddress(NO_ADDRESS)], NO_ADDRESS).nullish(),
  orderId: orderReference.nullish(),
});
export type ReviewLinkInput = z.output<typeof reviewLinkSchema>;

/** The form with which an operator mails a review link; the e-mail address is required. */
export const sendReviewLinkSchema = reviewLinkSchema.extend({
  customerEmail: emailAddress(NO_ADDRESS),
});
export type SendReviewLink = z.output<typeof sendReviewLinkSchema>;

export const reviewLinkResultSchema = z.object({
  reviewLink: z.string(),
  /** QR code of a review link, as a data URL. */
  qrCodeUrl: z.string(),
  emailTemplate: z.object({ subject: z.string(), htmlContent: z.string(), textContent: z.string() }),
  /**
   * True when a review written through a review link counts as verified, because the link belongs to an
   * order.
   */
  verified: z.boolean(),
});
export type ReviewLinkResult = z.infer<typeof reviewLinkResultSchema>;

export const reviewLinkSentSchema = z.object({ recipient: z.string() });
