// Touching the storage of a browser that blocks it throws: one file alone does.

import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.mjs';

/** The second is a line of an island that is loaded by every page, with a guard of its own. */
const ALLOWED = ['src/web/client/browser-storage.ts', 'src/web/islands/analytics/vital-history.ts'];

/** A line that is no comment. */
const USE = /^(?!\s*(?:\/\/|\/?\*)).*\b(?:localStorage|sessionStorage)\b/m;

it('is reached through browser-storage.ts', () => {
  const touching = readSourceFiles().filter(
    ({ path, isTest, text }) => path.startsWith('src/web/') && !isTest && USE.test(text),
  );
  expect(touching.map(({ path }) => path)).toEqual(ALLOWED);
});
