// Normalises the text of a search box: folded like the stored search texts, without quotes and brackets that
// were copied with it. Order numbers and telephone numbers get the form in which they are stored.

import { foldText } from './fold-text.ts';
import { normaliseCode } from './normalise-text.ts';

/**
 * Matches what is often copied along with a search text: quotes and brackets around a word, and punctuation
 * after it.
 */
const COPIED_ALONG = /^["'`«‹<([{]+|["'`»›>)\]},;:.!?]+$/g;

/** Matches an order number with its letters: "zw100123", "#ZW 100.123", "zw-100123". */
const ORDER_NUMBER = /#?\s?\bzw[\s#:._-]*(\d{6,9}|\d{3}[\s.-]\d{3})(?!\d)/g;
/** Matches the # before an order number that is written without its letters: "#100123". */
const BARE_NUMBER = /#\s*(?=\d{6})/g;

/**
 * Matches a text that is a telephone number: it begins with 0 or +, or has at least eight digits and
 * separators.
 */
const PHONE = /^(?:(?:\+\d|0)[\d\s()./-]{5,}|[\d\s()./-]{8,})$/;

/**
 * Returns the text without quotes, brackets and punctuation around it; a text of only such signs is returned
 * unchanged.
 */
export function withoutCopiedSigns(text: string): string {
  return text.trim().replaceAll(COPIED_ALONG, '').trim() || text.trim();
}

/**
 * Returns the folded search text, with order numbers in the form "zw100123". When folding leaves nothing,
 * such as of only invisible characters, the text is returned as typed.
 */
export function searchText(typed: string): string {
  const text = withoutCopiedSigns(foldText(normaliseCode(typed)))
    .replaceAll(ORDER_NUMBER, (_, digits: string) => ` zw${digits.replaceAll(/\D/g, '')}`)
    .replaceAll(BARE_NUMBER, '')
    .trim();
  return text || typed;
}

/**
 * Returns a predicate for texts in memory: true for texts that contain every typed word, in any order. An
 * empty search matches everything.
 */
export function matchesAllWords(typed: string): (text: string) => boolean {
  const words = searchText(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

/** Returns the words to search for of a typed search text; for a telephone number only its digits. */
export function searchWords(typed: string): string[] {
  const text = searchText(typed);
  const words = PHONE.test(text) ? [phoneDigits(text)] : text.split(/\s+/);
  return words.map(withoutCopiedSigns).filter((word) => word !== '');
}

/**
 * Returns the digits of a phone number in the form of the database's `phone_digits`: Dutch and Belgian
 * numbers begin with 0 instead of 31 or 32, other numbers with their country code without 00 or +.
 */
function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(00)?(31|32)/, '0')
    .replace(/^00/, '');
}
