// Finds characters that the fonts of the shop's documents do not contain, so that an order can be checked
// before its label is printed.

import { PRINTABLE_RANGES } from './printable-ranges.ts';

/**
 * First and last code point of each range that the fonts of the shop's PDF documents contain, in ascending
 * order; undefined until the first use.
 */
let runs: (readonly [first: number, last: number])[] | undefined;

/** Returns the characters of a text that the shop's PDF documents cannot print, each once; usually empty. */
export function findUnprintableCharacters(text: string): string[] {
  const drawn = text.replaceAll(/[\p{Cf}\p{Cc}\s]|\p{Variation_Selector}/gu, '');
  return [...new Set(drawn)].filter((character) => !isPrintable(character.codePointAt(0) ?? 0));
}

function isPrintable(code: number): boolean {
  if (code <= 0x7e) return true;
  runs ??= readRuns();
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first = 0, last = 0] = runs[middle] ?? [];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

function readRuns() {
  let before = 0;
  return PRINTABLE_RANGES.trim()
    .split(/\s+/)
    .map((step) => {
      const [gap = '', more = ''] = step.split('.');
      const first = before + Number.parseInt(gap, 36);
      before = first + Number.parseInt(more, 36);
      return [first, before] as const;
    });
}
