// How well a name in the palette fits what was typed: whole words before parts of words, names before the
// other words people use, and with a slip of the finger still found, but behind everything that was spelled
// right.

import { simplified } from '../../search-words.ts';

/** Higher is better. `NEAR` and below only fits when a letter is forgiven. */
export type Fit = number;
const NEAR: Fit = 1;

export const isNear = (fit: Fit): boolean => fit <= NEAR;

/** Null when a word that was typed is found nowhere; nothing typed fits everything alike. */
export function fitOf(typed: string, name: string, otherWords = ''): Fit | null {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return NEAR + 1;
  const named = wordsOf(name);
  const others = wordsOf(otherWords);
  let sum = 0;
  let isSlip = false;
  for (const word of wanted) {
    const best = Math.max(fitOfWord(word, named, 4), fitOfWord(word, others, 3));
    if (best === 0) return null;
    isSlip ||= best <= NEAR;
    sum += best;
  }
  return isSlip ? NEAR : sum / wanted.length + (named.join(' ').startsWith(wanted.join(' ')) ? 1 : 0);
}

/** "back-up" and "backup" are the same word. */
const wordsOf = (text: string): string[] =>
  simplified(text.replaceAll('-', ''))
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter(Boolean);

function fitOfWord(wanted: string, words: readonly string[], full: number): Fit {
  if (words.some((word) => word.startsWith(wanted))) return full;
  if (words.some((word) => word.includes(wanted))) return full - 1;
  return words.some((word) => isAlmost(wanted, word)) ? NEAR : 0;
}

/**
 * One slip in four letters or more, two in seven or more; or the word without some of its letters ("bstl").
 */
function isAlmost(wanted: string, word: string): boolean {
  if (wanted.length < 3 || /\d/.test(wanted)) return false;
  if (wanted[0] === word[0] && isThinned(wanted, word)) return true;
  const slips = wanted.length >= 7 ? 2 : wanted.length >= 4 ? 1 : 0;
  return slips > 0 && slipsToStart(wanted, word, slips) <= slips;
}

function isThinned(wanted: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === wanted[at]) at += 1;
  return at === wanted.length && wanted.length * 3 >= word.length;
}

/**
 * How many letters differ from the best beginning of the word: one too many, one missing, another, or two
 * swapped.
 */
function slipsToStart(wanted: string, word: string, most: number): number {
  const width = Math.min(word.length, wanted.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= wanted.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = wanted[row - 1] === word[column - 1];
      const isSwapped = wanted[row - 1] === word[column - 2] && wanted[row - 2] === word[column - 1];
      next[column] = Math.min(
        cell(last, column) + 1,
        cell(next, column - 1) + 1,
        cell(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(...last);
}

const cell = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
