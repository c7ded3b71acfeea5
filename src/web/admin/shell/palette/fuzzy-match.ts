// Scores how well a name in the command palette matches the typed text. Whole words score higher than parts
// of words, and names higher than synonyms. Typing errors are accepted, but score lower than all exact
// matches.

import { foldText } from '#shared/writing/fold-text.ts';

/**
 * The score of a match; higher is better. A score of `NEAR_MATCH` or lower means that the text matches only
 * with a typing error.
 */
export type MatchScore = number;
const NEAR_MATCH: MatchScore = 1;

export const isNearMatch = (fit: MatchScore): boolean => fit <= NEAR_MATCH;

/**
 * Returns how well `name` matches the text typed into the command palette; null when a typed word matches
 * nothing. An empty text matches every name equally.
 */
export function matchScore(typed: string, name: string, otherWords = ''): MatchScore | null {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return NEAR_MATCH + 1;
  const named = wordsOf(name);
  const others = wordsOf(otherWords);
  let sum = 0;
  let isSlip = false;
  for (const word of typedWords) {
    const best = Math.max(wordScore(word, named, 4), wordScore(word, others, 3));
    if (best === 0) return null;
    isSlip ||= best <= NEAR_MATCH;
    sum += best;
  }
  return isSlip
    ? NEAR_MATCH
    : sum / typedWords.length + (named.join(' ').startsWith(typedWords.join(' ')) ? 1 : 0);
}

/** Splits a text into words; "back-up" and "backup" are the same word. */
const wordsOf = (text: string): string[] =>
  foldText(text.replaceAll('-', ''))
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter(Boolean);

function wordScore(typedWord: string, words: readonly string[], full: number): MatchScore {
  if (words.some((word) => word.startsWith(typedWord))) return full;
  if (words.some((word) => word.includes(typedWord))) return full - 1;
  return words.some((word) => isTypo(typedWord, word)) ? NEAR_MATCH : 0;
}

/**
 * True when a typed word is a misspelling or an abbreviation ("bstl") of a word. One error is allowed from
 * four letters on, two from seven.
 */
function isTypo(typedWord: string, word: string): boolean {
  if (typedWord.length < 3 || /\d/.test(typedWord)) return false;
  if (typedWord[0] === word[0] && isAbbreviation(typedWord, word)) return true;
  const slips = typedWord.length >= 7 ? 2 : typedWord.length >= 4 ? 1 : 0;
  return slips > 0 && editDistanceToPrefix(typedWord, word, slips) <= slips;
}

function isAbbreviation(typedWord: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typedWord[at]) at += 1;
  return at === typedWord.length && typedWord.length * 3 >= word.length;
}

/**
 * The edit distance between the typed word and the best matching beginning of a word: the number of extra,
 * missing, different or swapped letters. The result is exact only up to `most`.
 */
function editDistanceToPrefix(typedWord: string, word: string, most: number): number {
  const width = Math.min(word.length, typedWord.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typedWord.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typedWord[row - 1] === word[column - 1];
      const isSwapped = typedWord[row - 1] === word[column - 2] && typedWord[row - 2] === word[column - 1];
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
