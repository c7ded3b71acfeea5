// Zod schemas of the recipient's fields for external input: single-line, length-limited, and empty instead of
// a placeholder.

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

/** Fields of a recipient in requests; all may be empty. */
export const recipientShape = eachField((field) => recipientText(field));

/** Fields of a recipient in responses. */
export const recipientAnswerShape = eachField(() => z.string());

/** Name and e-mail address of a customer in responses that have no address. */
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
