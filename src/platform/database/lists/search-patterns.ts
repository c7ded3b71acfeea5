// Turns a search text into LIKE patterns for a search column with a trigram index. Every word of the text
// must occur. A word of one or two characters has no trigram; it must be the beginning of a word, which the
// index can find as well.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Maximum number of words of a search text that are used; further words are ignored. */
const MAX_WORDS = 8;
const TRIGRAM = 3;

/**
 * Matches a telephone number in any notation. The search column contains telephone numbers as digits only.
 */
const PHONE = /^\+?[\d\s()./-]{8,}$/;

/** Returns one pattern per word; empty for a text without words. */
export function searchPatterns(text: string): string[] {
  const words = PHONE.test(text.trim()) ? [phoneDigits(text)] : text.split(/\s+/).slice(0, MAX_WORDS);
  return words.filter((word) => word !== '').map(patternOf);
}

/** Returns the LIKE pattern that finds this text literally, with its wildcards escaped. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Returns one condition per word: the search `column` must contain that word, ignoring case and accents. */
export function searchConditions(column: SQLWrapper, text: string): SQL[] {
  return searchPatterns(text).map((pattern) => sql`${column} like fold_text(${pattern})`);
}

function patternOf(word: string): string {
  return word.length < TRIGRAM ? `% ${escapeLike(word)}%` : containsPattern(word);
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/**
 * Normalises a phone number as the database's `phone_digits` does: digits only, with a leading 0 for Dutch
 * and Belgian numbers.
 */
function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(00)?(31|32)/, '0');
}
