// The form values of a recipient. The validation is at least as strict as the API's, so the API accepts every
// value that passes.

import { parseCountry } from '#shared/recipient/countries.ts';
import { type Recipient, recipientOf } from '#shared/recipient/recipient.ts';
import { recipientEmail, recipientShape, recipientText } from '#shared/recipient/recipient-schema.ts';

export const recipientFormShape = {
  ...recipientShape,
  customerName: recipientText('customerName').min(1, 'Naam is verplicht'),
  customerEmail: recipientEmail,
};

/**
 * The form values of a recipient. The select field needs a country code, so a country name from an older
 * record is converted to its code.
 */
export function recipientFormOf(row: Recipient): Recipient {
  return { ...recipientOf(row), country: parseCountry(row.country) ?? row.country };
}
