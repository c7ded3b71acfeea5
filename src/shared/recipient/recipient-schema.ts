// The fields of a recipient as zod reads them from outside: always one line, never a stand-in, never too
// long.

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

/** Everything may still be missing. */
export const recipientShape = eachField((field) => recipientText(field));

/** As answers carry it. */
export const recipientAnswerShape = eachField(() => z.string());

/** Whose it is, where nothing is said of where it goes. */
export const customerAnswerShape = { customerName: z.string(), customerEmail: z.string() };

const NO_EMAIL = 'Voer een geldig e-mailadres in';

/** Blank, or an address for mail. */
export const recipientEmail = z.union(
  [
    z.literal(''),
    emailAddress(NO_EMAIL).pipe(z.string().overwrite((text) => normaliseField('customerEmail', text))),
  ],
  NO_EMAIL,
);
