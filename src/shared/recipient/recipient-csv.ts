// A recipient in a file for a spreadsheet: one column for everything an address can have anywhere.

import type { CsvCell } from '../csv.ts';
import type { Recipient } from './recipient.ts';
import { partsOf } from './recipient-address.ts';
import { recipientWord } from './recipient-words.ts';

export const RECIPIENT_CSV: readonly (readonly [name: string, cell: (recipient: Recipient) => CsvCell])[] = [
  [recipientWord('customerName'), ({ customerName }) => customerName],
  [recipientWord('customerEmail'), ({ customerEmail }) => customerEmail],
  [recipientWord('customerPhone'), ({ customerPhone }) => customerPhone],
  ['Straat', (recipient) => recipient.streetName || recipient.customerAddress],
  [recipientWord('houseNumber'), (recipient) => partsOf(recipient).houseNumber],
  [recipientWord('houseNumberAddition'), (recipient) => partsOf(recipient).addition],
  ['Adresregel 2', (recipient) => partsOf(recipient).line2],
  [recipientWord('postalCode'), ({ postalCode }) => postalCode],
  [recipientWord('city'), ({ city }) => city],
  ['Staat of provincie', (recipient) => partsOf(recipient).state],
  [recipientWord('country'), ({ country }) => country],
];
