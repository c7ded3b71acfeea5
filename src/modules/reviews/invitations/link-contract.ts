// The personal review link: what the operator fills in, and what comes back ready to copy or to send.

import * as z from 'zod';
import { rowIdSchema } from '#shared/api/row-numbers.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';

const NO_ADDRESS = 'Voer een geldig emailadres in';

/** Of an order its id or its number, as `ZW100123`; empty is none. */
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

/** Sending needs somebody to send to. */
export const sendReviewLinkSchema = reviewLinkSchema.extend({
  customerEmail: emailAddress(NO_ADDRESS),
});
export type SendReviewLink = z.output<typeof sendReviewLinkSchema>;

export const reviewLinkResultSchema = z.object({
  reviewLink: z.string(),
  /** A picture as a data address. */
  qrCodeUrl: z.string(),
  emailTemplate: z.object({ subject: z.string(), htmlContent: z.string(), textContent: z.string() }),
  /** By this link a review is verified. */
  verified: z.boolean(),
});
export type ReviewLinkResult = z.infer<typeof reviewLinkResultSchema>;

export const reviewLinkSentSchema = z.object({ recipient: z.string() });
