// Turns what a person types into a search box into LIKE patterns for a folded search text and its trigram
// index. Every word has to occur; a word too short for a trigram has to begin a word, which the index can
// find all the same.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** More words than this narrow nothing down any more. */
const MAX_WORDS = 8;
const TRIGRAM = 3;

/** A telephone number in any spelling, which the search text holds as bare digits. */
const PHONE = /^\+?[\d\s()./-]{8,}$/;

/** One pattern per word; none for a text without words. */
export function searchPatterns(text: string): string[] {
  const words = PHONE.test(text.trim()) ? [phoneDigits(text)] : text.split(/\s+/).slice(0, MAX_WORDS);
  return words.filter((word) => word !== '').map(patternOf);
}

/** The pattern of a text that holds this one, sign for sign. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** The condition that `column`, folded by the same `fold_text`, holds every word. */
export function searchConditions(column: SQLWrapper, text: string): SQL[] {
  return searchPatterns(text).map((pattern) => sql`${column} like fold_text(${pattern})`);
}

function patternOf(word: string): string {
  return word.length < TRIGRAM ? `% ${escapeLike(word)}%` : containsPattern(word);
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** As `phone_digits` in the database: without signs, and Dutch and Belgian numbers with their own 0. */
function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(00)?(31|32)/, '0');
}
