// What is seen in a recipient before anything is sent to them, as points of attention of their order: they
// come with what was typed and go with it.

import { RECIPIENT_FIELDS, type Recipient } from '#shared/recipient/recipient.ts';
import { territoryOf } from '#shared/recipient/territories.ts';
import { findUnprintableCharacters } from '#shared/writing/printable-characters.ts';

/** Name or address has letters no font of the shop's papers has: they would be boxes on the label. */
export const LETTERS_UNPRINTABLE = 'letters_unprintable';

/** The place has VAT or customs of its own (`territoryOf`). */
export const VAT_TERRITORY = 'vat_territory';

const SIGNS: readonly (readonly [flag: string, isTrueOf: (recipient: Recipient) => boolean])[] = [
  [LETTERS_UNPRINTABLE, (recipient) => unprintableOf(recipient).length > 0],
  [VAT_TERRITORY, ({ country, postalCode }) => territoryOf(country, postalCode) !== null],
];

/** Of an order that is placed. */
export function flagsOfRecipient(recipient: Recipient): string[] {
  return SIGNS.flatMap(([flag, isTrueOf]) => (isTrueOf(recipient) ? [flag] : []));
}

/** After a recipient changed: what was seen and is no different stays seen. */
export function flagsAfter(flags: readonly string[], before: Recipient, after: Recipient): string[] {
  const known = flagsOfRecipient(before);
  const now = flagsOfRecipient(after);
  const remaining = flags.filter((flag) => now.includes(flag) || !SIGNS.some(([sign]) => sign === flag));
  return [...remaining, ...now.filter((flag) => !known.includes(flag) && !remaining.includes(flag))];
}

/** Each once, in the order in which they are printed. */
export function unprintableOf(recipient: Recipient): string[] {
  return findUnprintableCharacters(RECIPIENT_FIELDS.map((field) => recipient[field]).join(' '));
}
