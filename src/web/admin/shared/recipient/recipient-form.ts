// A recipient in the forms of the back-office. Never looser than what the API takes, so that what passes here
// is not refused there.

import { parseCountry } from '#shared/recipient/countries.ts';
import { type Recipient, recipientOf } from '#shared/recipient/recipient.ts';
import { recipientEmail, recipientShape, recipientText } from '#shared/recipient/recipient-schema.ts';

export const recipientFormShape = {
  ...recipientShape,
  customerName: recipientText('customerName').min(1, 'Naam is verplicht'),
  customerEmail: recipientEmail,
};

/** A country of an older record by its name becomes the code the select knows. */
export function recipientFormOf(row: Recipient): Recipient {
  return { ...recipientOf(row), country: parseCountry(row.country) ?? row.country };
}
