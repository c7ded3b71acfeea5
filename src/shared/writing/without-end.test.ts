// Tests the removal of characters at the end of a text, also for very long untrusted texts.

import { expect, test } from 'vitest';
import { withoutEnd } from './without-end.ts';

test.each([
  ['/blog//', '/blog'],
  ['//a//b', '//a//b'],
  ['///', ''],
  ['', ''],
])('%s without slashes at its end is %s', (text, rest) => {
  expect(withoutEnd(text, /\//)).toBe(rest);
});

test('two million slashes before a letter stay, and take no time worth waiting for', () => {
  const text = `${'/'.repeat(2_000_000)}a`;
  expect(withoutEnd(text, /\//)).toBe(text);
});
