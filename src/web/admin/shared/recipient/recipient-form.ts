// The recipient in the forms of the back-office. The validation is at least as strict as the API's, so the
// API refuses nothing that passes here.

import { parseCountry } from '#shared/recipient/countries.ts';
import { type Recipient, recipientOf } from '#shared/recipient/recipient.ts';
import { recipientEmail, recipientShape, recipientText } from '#shared/recipient/recipient-schema.ts';

export const recipientFormShape = {
  ...recipientShape,
  customerName: recipientText('customerName').min(1, 'Naam is verplicht'),
  customerEmail: recipientEmail,
};

/**
 * The form values of a recipient. An older record's country name becomes its country code, which the select
 * needs.
 */
export function recipientFormOf(row: Recipient): Recipient {
  return { ...recipientOf(row), country: parseCountry(row.country) ?? row.country };
}
