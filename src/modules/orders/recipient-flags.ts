// Checks a recipient before anything is sent, and flags problems on the order. A flag is set and removed as
// the recipient's data changes.

import { RECIPIENT_FIELDS, type Recipient } from '#shared/recipient/recipient.ts';
import { territoryOf } from '#shared/recipient/territories.ts';
import { findUnprintableCharacters } from '#shared/writing/printable-characters.ts';

/**
 * The flag of a name or address with letters that no font of the shop's documents has, so that the printed
 * label would be unreadable.
 */
export const LETTERS_UNPRINTABLE = 'letters_unprintable';

/** The flag of an address in a place with its own VAT or customs rules (`territoryOf`). */
export const VAT_TERRITORY = 'vat_territory';

const SIGNS: readonly (readonly [flag: string, isTrueOf: (recipient: Recipient) => boolean])[] = [
  [LETTERS_UNPRINTABLE, (recipient) => unprintableOf(recipient).length > 0],
  [VAT_TERRITORY, ({ country, postalCode }) => territoryOf(country, postalCode) !== null],
];

/**
 * Returns the flags a new order gets because of its recipient: `letters_unprintable`, `vat_territory`, or
 * none.
 */
export function flagsOfRecipient(recipient: Recipient): string[] {
  return SIGNS.flatMap(([flag, isTrueOf]) => (isTrueOf(recipient) ? [flag] : []));
}

/**
 * Returns the flags of an order after its recipient changed. A flag the operator removed is not set again
 * while the problem is the same.
 */
export function flagsAfter(flags: readonly string[], before: Recipient, after: Recipient): string[] {
  const known = flagsOfRecipient(before);
  const now = flagsOfRecipient(after);
  const remaining = flags.filter((flag) => now.includes(flag) || !SIGNS.some(([sign]) => sign === flag));
  return [...remaining, ...now.filter((flag) => !known.includes(flag) && !remaining.includes(flag))];
}

/**
 * Returns the characters of a recipient that the documents cannot print, each once, in the order in which
 * they would be printed.
 */
export function unprintableOf(recipient: Recipient): string[] {
  return findUnprintableCharacters(RECIPIENT_FIELDS.map((field) => recipient[field]).join(' '));
}
