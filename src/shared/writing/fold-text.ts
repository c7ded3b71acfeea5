// Folds text for searching: without capitals, accents and the typographic variants of a sign. The function
// `fold_text` of the database folds the same way; fold-text.integration.test.ts compares both.

/**
 * Matches the characters that `foldText` removes: accents, the middle dot of Catalan, and invisible
 * characters.
 */
const REMOVED = /[\u0300-\u036f\u00ad\u00b7\u200b-\u200f\u2060\ufeff]/g;

/**
 * Replacements of `foldText` for the letters and signs that Unicode normalisation does not decompose. The key
 * replaces each character of its value: `ae` replaces "æ".
 */
const BECOMES: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
  th: 'þ',
  ng: 'ŋ',
  b: 'ƀɓ',
  c: 'ƈ',
  d: 'đðɖɗ',
  e: 'ǝəɛ',
  f: 'ƒ',
  g: 'ǥɠ',
  h: 'ħ',
  i: 'ıɨ',
  k: 'ƙ',
  l: 'łƚ',
  n: 'ɲ',
  o: 'øɔɵ',
  p: 'ƥ',
  t: 'ŧƭʈ',
  u: 'ʉ',
  v: 'ʋ',
  y: 'ƴ',
  z: 'ƶ',
  σ: 'ς',
  "'": '‘’‛ʼʹ′',
  '"': '“”„',
  '-': '‐‒–—−',
};
const SIGNS = new Map(
  Object.entries(BECOMES).flatMap(([folded, signs]) => [...signs].map((sign) => [sign, folded])),
);
const SIGN = new RegExp(`[${[...SIGNS.keys()].join('')}]`, 'g');

/**
 * Returns a text folded for comparison, in lower case and without accents: "Łukasz Strauß" becomes "lukasz
 * strauss", "O’Brien" becomes "o'brien".
 */
export function foldText(text: string): string {
  // NFKD makes a blank of the acute that people type for an apostrophe.
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replaceAll(REMOVED, '')
    .toLowerCase()
    .replaceAll(SIGN, (sign) => SIGNS.get(sign) ?? sign);
}
