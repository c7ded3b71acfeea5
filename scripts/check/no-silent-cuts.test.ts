// No field cuts what somebody pastes into it: a text that is too long is kept, and refused with the words
// that say so.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Its limit and its counter are the specification's. */
const COUNTED = 'src/web/islands/advice/step-fields.tsx';

test('no field of a page or of the back-office has a `maxLength`', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => file !== COUNTED && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\bmaxLength[=:]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
