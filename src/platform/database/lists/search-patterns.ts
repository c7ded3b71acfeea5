// Turns a search text into LIKE patterns for a search column with a trigram index. Every word of the text
// must occur. A word of one or two characters has no trigram; it must be the beginning of a word, which the
// index can find as well.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchWords } from '#shared/writing/search-text.ts';

/** Maximum number of words of a search text that are used; further words are ignored. */
const MAX_WORDS = 8;
const TRIGRAM = 3;

/**
 * Returns one LIKE pattern for each word of a search text, folded (lower case, without accents) like the
 * texts it searches; empty for a text without words.
 */
export function searchPatterns(text: string): string[] {
  return searchWords(text).slice(0, MAX_WORDS).map(patternOf);
}

/** Returns the LIKE pattern that finds this text literally, with its wildcards escaped. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/**
 * Returns one SQL condition per word of `text`: `folded`, a text that `fold_text` put into lower case without
 * accents, contains the word.
 */
export function searchConditions(folded: SQLWrapper, text: string): SQL[] {
  return searchPatterns(text).map((pattern) => sql`${folded} like ${pattern}`);
}

function patternOf(word: string): string {
  return word.length < TRIGRAM ? `% ${escapeLike(word)}%` : containsPattern(word);
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
