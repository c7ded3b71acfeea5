// Tests that invisible characters copied with a text are removed, and that invisible characters which are
// part of a word or an emoji stay.

import { expect, test } from 'vitest';
import { normaliseCode, normaliseText, normaliseTexts } from './normalise-text.ts';

test.each([
  ['Jan\u200b\u202d Jansen\u202c', 'Jan Jansen'],
  ['\ufeffPROEF\u00ad10\u200f', 'PROEF10'],
  ['Rene\u0301e', 'Renée'],
  ['\u00a0 Dam\u2009\t1\u0007B ', 'Dam 1 B'],
  ['regel\neen', 'regel een'],
  ['\u3164', ''],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Jan\u200dsen', 'Jansen'],
])('%j is kept as %j', (typed, stored) => {
  expect(normaliseText(typed)).toBe(stored);
  expect(normaliseText(stored)).toBe(stored);
});

test.each([
  ['HERFST–10\u200b', 'HERFST-10'],
  ['ＰＲＯＥＦ－１０', 'PROEF-10'],
  ['PROEF10\ufe0f', 'PROEF10'],
  ['٠٦-१२३๔۵', '06-12345'],
  ['1½', '1½'],
])('of a code %j is kept as %j', (typed, kept) => {
  expect(normaliseCode(typed)).toBe(kept);
});

test('every short text of a body is tidied, a password and a long text are not', () => {
  const long = 'een\n  \u00adtwee';
  expect(
    normaliseTexts({ q: ' a\u200b ', list: ['b\u00a0 c', 3, null], password: ' a\u200b ', long }),
  ).toEqual({
    q: 'a',
    list: ['b c', 3, null],
    password: ' a\u200b ',
    long,
  });
});
