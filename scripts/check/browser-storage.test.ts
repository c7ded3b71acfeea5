// Tests that only the allowed files use the browser's storage directly, because access throws an error when
// the browser blocks storage.

import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.mjs';

/**
 * The files that may use browser storage. The second is an island that every page loads; it handles the error
 * itself.
 */
const ALLOWED = ['src/web/client/browser-storage.ts', 'src/web/islands/analytics/vital-history.ts'];

/** Matches a line, other than a comment, that uses browser storage. */
const USE = /^(?!\s*(?:\/\/|\/?\*)).*\b(?:localStorage|sessionStorage)\b/m;

it('is reached through browser-storage.ts', () => {
  const touching = readSourceFiles().filter(
    ({ path, isTest, text }) => path.startsWith('src/web/') && !isTest && USE.test(text),
  );
  expect(touching.map(({ path }) => path)).toEqual(ALLOWED);
});
