// Tests the removal of slashes at the end of a text, also for very long untrusted texts.

import { expect, test } from 'vitest';
import { TRAILING_SLASHES } from './trailing-slashes.ts';

test.each([
  ['/blog//', '/blog'],
  ['//a//b', '//a//b'],
  ['///', ''],
  ['', ''],
])('%s without slashes at its end is %s', (text, rest) => {
  expect(text.replace(TRAILING_SLASHES, '')).toBe(rest);
});

test('two million slashes before a letter stay, and take no time worth waiting for', () => {
  const text = `${'/'.repeat(2_000_000)}a`;
  expect(text.replace(TRAILING_SLASHES, '')).toBe(text);
});
