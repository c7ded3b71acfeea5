// Tests the texts of the list of reviews.

import { expect, test } from 'vitest';
import { namesAgree, originText } from './review-texts.ts';

test('where a review comes from is said with its place', () => {
  expect(originText({ source: 'import', importedFrom: 'Kiyoh' })).toBe('Overgenomen van Kiyoh');
  expect(originText({ source: 'customer', importedFrom: null })).toBe('Klant');
  expect(originText({ source: 'ai', importedFrom: null })).toBe('Voorbeeld (AI)');
});

test.each([
  ['Noor', 'Noor Bakker', true],
  ['N. bakker', 'Noor Bakker', true],
  ['Zoe', 'Zoë Smit', true],
  ['Jan', 'Janneke Smit', false],
  ['J.', 'J. de Boer', false],
])('%j and %j agree: %s', (one, other, agree) => {
  expect(namesAgree(one, other)).toBe(agree);
});
