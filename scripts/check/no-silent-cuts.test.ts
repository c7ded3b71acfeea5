// Tests that no input field silently shortens pasted text: a text that is too long stays, and an error
// message explains the limit.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The exception: the specification prescribes a limit and a counter for this field. */
const COUNTED = 'src/web/islands/advice/step-fields.tsx';

test('no field of a page or of the back-office has a `maxLength`', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => file !== COUNTED && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\bmaxLength[=:]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
