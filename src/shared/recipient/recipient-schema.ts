// Zod schemas of the recipient's fields for external input. Texts are single-line and have a maximum length;
// a placeholder becomes an empty text.

import * as z from 'zod';
import { emailAddress } from './email-schema.ts';
import { eachField, normaliseField, RECIPIENT_LIMITS, type RecipientField } from './recipient.ts';

export function recipientText(field: RecipientField) {
  const max = RECIPIENT_LIMITS[field];
  return z
    .string()
    .overwrite((text) => normaliseField(field, text))
    .max(max, `Maximaal ${max} tekens`);
}

/** Schemas of a recipient's fields in requests. Every field may be empty. */
export const recipientShape = eachField((field) => recipientText(field));

/** Schemas of a recipient's fields in responses. */
export const recipientAnswerShape = eachField(() => z.string());

/** Schemas of a customer's name and e-mail address in responses without an address. */
export const customerAnswerShape = { customerName: z.string(), customerEmail: z.string() };

const NO_EMAIL = 'Voer een geldig e-mailadres in';

/** Schema of an e-mail address that may be empty. */
export const recipientEmail = z.union(
  [
    z.literal(''),
    emailAddress(NO_EMAIL).pipe(z.string().overwrite((text) => normaliseField('customerEmail', text))),
  ],
  NO_EMAIL,
);
