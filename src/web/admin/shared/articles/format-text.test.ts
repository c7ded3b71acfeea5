// Tests that the formatting buttons add marks to whole lines, and that pressing a button again removes the
// marks.

import { expect, test } from 'vitest';
import { formatLines, insertLink } from './format-text.ts';

const at = (text: string, mark: Parameters<typeof formatLines>[2], from = 0, until = from) => {
  const { put, ...place } = formatLines(text, { from, until }, mark);
  return text.slice(0, place.from) + put + text.slice(place.until);
};

test('the line of the caret becomes a heading, and is a line again', () => {
  expect(at('Een\nTwee\nDrie', 'heading', 6)).toBe('Een\n**Twee**\nDrie');
  expect(at('Een\n**Twee**\nDrie', 'heading', 6)).toBe('Een\nTwee\nDrie');
  expect(at('', 'subheading')).toBe('*Tekst*');
});

test('every line that is touched becomes an item or a step', () => {
  expect(at('Een\nTwee\nDrie', 'list', 1, 6)).toBe('• Een\n• Twee\nDrie');
  expect(at('• Een\n• Twee', 'list', 0, 8)).toBe('Een\nTwee');
  expect(at('Een\nTwee', 'steps', 0, 6)).toBe('1. Een\n2. Twee');
});

test('words become a link', () => {
  expect(insertLink('Zie de voorwaarden.', { from: 7, until: 18 }).put).toBe('[voorwaarden](/adres)');
});
