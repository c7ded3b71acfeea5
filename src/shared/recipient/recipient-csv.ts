// Columns of a recipient in CSV files: one column for every part an address can have in any country.

import type { CsvCell } from '../csv.ts';
import type { Recipient } from './recipient.ts';
import { partsOf } from './recipient-address.ts';
import { recipientLabel } from './recipient-labels.ts';

export const RECIPIENT_CSV: readonly (readonly [name: string, cell: (recipient: Recipient) => CsvCell])[] = [
  [recipientLabel('customerName'), ({ customerName }) => customerName],
  [recipientLabel('customerEmail'), ({ customerEmail }) => customerEmail],
  [recipientLabel('customerPhone'), ({ customerPhone }) => customerPhone],
  ['Straat', (recipient) => recipient.streetName || recipient.customerAddress],
  [recipientLabel('houseNumber'), (recipient) => partsOf(recipient).houseNumber],
  [recipientLabel('houseNumberAddition'), (recipient) => partsOf(recipient).addition],
  ['Adresregel 2', (recipient) => partsOf(recipient).line2],
  [recipientLabel('postalCode'), ({ postalCode }) => postalCode],
  [recipientLabel('city'), ({ city }) => city],
  ['Staat of provincie', (recipient) => partsOf(recipient).state],
  [recipientLabel('country'), ({ country }) => country],
];
