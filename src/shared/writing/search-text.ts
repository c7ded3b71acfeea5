// Reads what is typed or pasted into a search box: folded as the texts it is compared with, without the
// signs that are copied along, an order number and a telephone number in the one spelling they are kept in.

import { foldText } from './fold-text.ts';
import { normaliseCode } from './normalise-text.ts';

/** Quotes and brackets around a word, and punctuation behind it. */
const COPIED_ALONG = /^["'`«‹<([{]+|["'`»›>)\]},;:.!?]+$/g;

/** The number of an order: "zw100123", "#ZW 100.123", "zw-100123". */
const ORDER_NUMBER = /#?\s?\bzw[\s#:._-]*(\d{6,9}|\d{3}[\s.-]\d{3})(?!\d)/g;
/** The same without its letters. */
const BARE_NUMBER = /#\s*(?=\d{6})/g;

/** A telephone number in any spelling: from its first digits on with a zero or a plus, else as a whole. */
const PHONE = /^(?:(?:\+\d|0)[\d\s()./-]{5,}|[\d\s()./-]{8,})$/;

/** Returns the text without what is copied along; a text of nothing else stays. */
export function withoutCopiedSigns(text: string): string {
  return text.trim().replaceAll(COPIED_ALONG, '').trim() || text.trim();
}

/**
 * Returns the folded text to look for, with an order number as "zw100123"; a text of invisible signs alone
 * stays.
 */
export function searchText(typed: string): string {
  const text = withoutCopiedSigns(foldText(normaliseCode(typed)))
    .replaceAll(ORDER_NUMBER, (_, digits: string) => ` zw${digits.replaceAll(/\D/g, '')}`)
    .replaceAll(BARE_NUMBER, '')
    .trim();
  return text || typed;
}

/** Returns the words to look for; of a telephone number its digits. */
export function searchWords(typed: string): string[] {
  const text = searchText(typed);
  const words = PHONE.test(text) ? [phoneDigits(text)] : text.split(/\s+/);
  return words.map(withoutCopiedSigns).filter((word) => word !== '');
}

/**
 * Normalises a phone number as the database's `phone_digits` does: digits only, with a leading 0 for Dutch
 * and Belgian numbers; of other countries without the 00, which some write as a plus.
 */
function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(00)?(31|32)/, '0')
    .replace(/^00/, '');
}
