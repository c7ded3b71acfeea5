// Messages to the shop and the newsletter as forms, programs and the back-office know them.

import * as z from 'zod';
import { pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';
import { type SubscriptionStatus, subscriptionStatuses } from './subscription-contract.ts';

export * from './conversations/conversation-contract.ts';
export * from './incoming/left-out-contract.ts';
export * from './subscription-contract.ts';

/** What a subscriber agrees to. The text is kept with the subscription: a new wording is a new version. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11-26',
  text: 'Je krijgt onze nieuwsbrief met poetstips en aanbiedingen. Je bevestigt eerst per mail. Afmelden kan altijd.',
} as const;

const optionalText = (max: number) =>
  z.string('Ongeldige tekst').trim().max(max, `Maximaal ${max} tekens`).nullish();

/** Body of POST /api/contacts. A message is needed, except to sign up for the newsletter. */
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

/** A form that was sent: by which key it is one message, or that nobody can have filled it in. */
export type ContactFormCheck = { key: string } | { key: null; why: 'too_fast' | 'unknown' };

/** The same for every address, known or not. */
export const contactReceivedSchema = z.object({ id: z.number().int(), message: z.string() });
export type ContactReceived = z.infer<typeof contactReceivedSchema>;

/** Which of them: messages, or sign-ups for the newsletter; both when left out. */
export const listContactsQuerySchema = pageQuerySchema.extend({
  kind: z.enum(['message', 'newsletter']).optional(),
});
export type ListContactsQuery = z.output<typeof listContactsQuerySchema>;

/** A message as the operator sees it. */
export const contactSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  newsletter: z.boolean(),
  /** Where the newsletter stands for this address now; null when it was never asked for. */
  newsletterStatus: z.enum(subscriptionStatuses).nullable(),
  source: z.string(),
  createdAt: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactPageSchema = pageSchemaOf(contactSchema);
export type ContactPage = z.infer<typeof contactPageSchema>;

/** A subscription as the holder of a signed link sees it. */
export type SubscriptionView = { email: string; status: SubscriptionStatus };
