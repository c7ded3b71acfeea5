// Turns a search text into LIKE patterns for a folded search column with a trigram index. Every word must
// occur; a word too short for a trigram must begin a word, which the index can find as well.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Maximum number of search words; more do not narrow the result. */
const MAX_WORDS = 8;
const TRIGRAM = 3;

/** A telephone number in any spelling; the search column has it as bare digits. */
const PHONE = /^\+?[\d\s()./-]{8,}$/;

/** Returns one pattern per word; empty for a text without words. */
export function searchPatterns(text: string): string[] {
  const words = PHONE.test(text.trim()) ? [phoneDigits(text)] : text.split(/\s+/).slice(0, MAX_WORDS);
  return words.filter((word) => word !== '').map(patternOf);
}

/** Returns the LIKE pattern for texts that contain this one literally. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Returns the conditions that `column`, folded by the same `fold_text`, contains every word. */
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
