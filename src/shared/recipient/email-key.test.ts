// Tests when two e-mail addresses belong to the same person.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['Anna@Example.NL', 'anna@example.nl'],
  ['  anna@example.nl ', 'anna@example.nl'],
  ['jose\u0301@example.nl', 'jos\u00e9@example.nl'],
])('%j is known as %j', (typed, key) => expect(emailKey(typed)).toBe(key));

test.each([
  ['anna@example.nl', 'anna+shop@example.nl'],
  ['a.nna@gmail.com', 'anna@gmail.com'],
])('%s and %s are two people', (one, other) => expect(emailKey(one)).not.toBe(emailKey(other)));

test('a key is its own key', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(emailKey(email)) === emailKey(email)));
});
