// What belongs on one line of a mail or of a written page stays there: the groups of a telephone number or a
// bank account, a count and what is counted, a day and its month, a postal code and its place, a time and an
// amount with the word before each, the two names of a payment. One place does it, where a mail becomes HTML
// and where a page is filled with what its variables say.

import { postalCodesUnbroken } from '#shared/recipient/recipient-address.ts';

/** What is no text: a sheet of styles, and every tag with what stands in it. */
const MARKUP = /(<style[\s\S]*?<\/style>|<[^>]*>)/i;

const MONTHS = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const COUNTED = 'pot(?:ten)?|dag(?:en)?|werkdagen|weken|uur|minuten|keer|sterren|stuks|bestelling(?:en)?';

/** The blank of each is the one that may not break. */
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

/** A short word does not end a text alone on its line. */
const BEFORE_THE_LAST = /(?<=[^<>]{12}) (?=[^\s<>]{1,9}(?:<\/a>[.!?]?)?<\/(?:p|li|h[12])>)/g;

/** Of HTML: what stands in tags and sheets stays as it is. */
export function insertNonBreakingSpaces(html: string): string {
  return html
    .replaceAll(BEFORE_THE_LAST, '\u00a0')
    .split(MARKUP)
    .map((part, index) => (index % 2 === 1 ? part : bind(part)))
    .join('');
}

/** Of a page, whose letters are ours: "e-mail" has a hyphen that does not end a line. */
export const insertNonBreakingText = (text: string) =>
  bind(text)
    .replaceAll(/\b(e)-(?=mail)/gi, '$1\u2011')
    // After a bar a line may end, whatever blank follows.
    .replaceAll('|\u00a0Wero', '|\u2060\u00a0Wero');

const bind = (text: string) =>
  PATTERNS.reduce((bound, blank) => bound.replaceAll(blank, '\u00a0'), postalCodesUnbroken(text));
