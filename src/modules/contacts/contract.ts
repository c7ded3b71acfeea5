// The API contract of messages and the newsletter, for the shop's forms, other programs and the back-office.

import * as z from 'zod';
import { pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';
import { type SubscriptionStatus, subscriptionStatuses } from './subscription-contract.ts';

export * from './conversations/conversation-contract.ts';
export * from './incoming/left-out-contract.ts';
export * from './subscription-contract.ts';

/**
 * The consent text of the newsletter with its version. Both are stored with each subscription, so a changed
 * text needs a new version.
 */
export const NEWSLETTER_CONSENT = {
  version: '2026-11-26',
  text: 'Je krijgt onze nieuwsbrief met poetstips en aanbiedingen. Je bevestigt eerst per mail. Afmelden kan altijd.',
} as const;

const optionalText = (max: number) =>
  z.string('Ongeldige tekst').trim().max(max, `Maximaal ${max} tekens`).nullish();

/** Body of POST /api/contacts. The message is required, except in a newsletter sign-up. */
export const submitContactSchema = z
  .object({
    firstName: optionalText(80),
    lastName: optionalText(80),
    email: z
      .string('Vul je e-mailadres in')
      .trim()
      .min(1, 'Vul je e-mailadres in')
      .pipe(emailAddress('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl', 'Maximaal 254 tekens')),
    phone: optionalText(30),
    subject: optionalText(200),
    message: optionalText(5000),
    newsletter: z.boolean('Kies ja of nee').nullish(),
  })
  .refine(({ newsletter, message }) => Boolean(newsletter || message), {
    path: ['message'],
    message: 'Schrijf een bericht',
  });
export type SubmitContact = z.infer<typeof submitContactSchema>;

/**
 * The result of checking the token of a submitted form. `key` is the form's unique number; null when a bot
 * probably sent the form: `too_fast` after it was opened, or with an `unknown` token that the shop did not
 * sign.
 */
export type ContactFormCheck = { key: string } | { key: null; why: 'too_fast' | 'unknown' };

/**
 * The answer to a message. It is the same for known and unknown addresses, so it does not reveal who is a
 * customer.
 */
export const contactReceivedSchema = z.object({ id: z.number().int(), message: z.string() });
export type ContactReceived = z.infer<typeof contactReceivedSchema>;

/**
 * The query of the list of messages. `kind` selects messages or newsletter sign-ups; without `kind`, both are
 * listed.
 */
export const listContactsQuerySchema = pageQuerySchema.extend({
  kind: z.enum(['message', 'newsletter']).optional(),
});
export type ListContactsQuery = z.output<typeof listContactsQuerySchema>;

/** A message to the shop, or a newsletter sign-up, as operators see it. */
export const contactSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  newsletter: z.boolean(),
  /** The current newsletter status of the sender's address; null when the address was never subscribed. */
  newsletterStatus: z.enum(subscriptionStatuses).nullable(),
  source: z.string(),
  createdAt: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactPageSchema = pageSchemaOf(contactSchema);
export type ContactPage = z.infer<typeof contactPageSchema>;

/** A newsletter subscription, as shown to the visitor who opens its signed link. */
export type SubscriptionView = { email: string; status: SubscriptionStatus };
