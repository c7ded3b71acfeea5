// Inserts non-breaking spaces into mails and written pages, where text belongs on one line: groups of a
// telephone or account number, a count and its noun, a day and its month, a postal code and its city, a time
// or an amount with the word before it, the two names of a payment method. Used where a mail becomes HTML and
// where a page's variables are filled in.

import { postalCodesUnbroken } from '#shared/recipient/recipient-address.ts';

/** Matches parts of HTML that are no text: style sheets, and tags with their attributes. */
const MARKUP = /(<style[\s\S]*?<\/style>|<[^>]*>)/i;

const MONTHS = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const COUNTED = 'pot(?:ten)?|dag(?:en)?|werkdagen|weken|uur|minuten|keer|sterren|stuks|bestelling(?:en)?';

/** Patterns of the spaces that become non-breaking, such as the space between a count and its noun. */
const PATTERNS: readonly RegExp[] = [
  /(?<=\d) (?=\d)/g,
  new RegExp(`(?<=\\d) (?=(?:${MONTHS}|${COUNTED})(?![\\p{L}]))`, 'gu'),
  /(?<=\b\d{4}\u00a0[A-Z]{2}) (?=\p{Lu})/gu,
  /(?<=\p{L}) (?=\d{1,4}[A-Za-z]?, \d{4}\u00a0[A-Z]{2}\b)/gu,
  /(?<=\b(?:om|tot|van|voor)) (?=\d{1,2}:\d{2}\b)/g,
  /(?<=\b[A-Z]{2}\d{2}) (?=[A-Z]{4}\b)/g,
  /(?<=\b[A-Z]{4}) (?=\d{4}\b)/g,
  /(?<=\S) (?=€\d)/g,
  /(?<=\biDEAL) (?=\| Wero)|(?<=\biDEAL[ \u00a0]\|) (?=Wero)/g,
  /(?<=\d) (?=×)|(?<=×) (?=\p{L})/gu,
];

/**
 * Matches the space before the last word of a paragraph or heading when that word is short, so that it does
 * not stand alone on a line.
 */
const BEFORE_THE_LAST = /(?<=[^<>]{12}) (?=[^\s<>]{1,9}(?:<\/a>[.!?]?)?<\/(?:p|li|h[12])>)/g;

/** Returns the HTML with non-breaking spaces in its text. Tags and style sheets are unchanged. */
export function insertNonBreakingSpaces(html: string): string {
  return html
    .replaceAll(BEFORE_THE_LAST, '\u00a0')
    .split(MARKUP)
    .map((part, index) => (index % 2 === 1 ? part : bind(part)))
    .join('');
}

/**
 * Returns a text of a page with non-breaking spaces. A non-breaking hyphen, which the fonts of pages have,
 * also keeps "e-mail" on one line.
 */
export const insertNonBreakingText = (text: string) =>
  bind(text)
    .replaceAll(/\b(e)-(?=mail)/gi, '$1\u2011')
    // After a bar a line may end, whatever blank follows.
    .replaceAll('|\u00a0Wero', '|\u2060\u00a0Wero');

const bind = (text: string) =>
  PATTERNS.reduce((bound, blank) => bound.replaceAll(blank, '\u00a0'), postalCodesUnbroken(text));
