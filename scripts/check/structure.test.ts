// Tests readability rules that no linter has: the number of files per folder, the width of comments, and the
// number of files that a new field of the recipient would change.

import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.mjs';
import { findWideComments } from './style/wide-comments.ts';

const sources = readSourceFiles();
const files = sources.filter(({ path }) => path.startsWith('src/'));

it('no folder of src, scripts, ops or lab holds more than 20 files', () => {
  const inFolders = sources.filter(({ path }) => /^(src|scripts|ops|lab)\//.test(path));
  const folders = Object.groupBy(inFolders, ({ path }) => dirname(path));
  const full = Object.entries(folders).filter(([, inside = []]) => inside.length > 20);
  expect(full.map(([folder]) => folder)).toEqual([]);
});

it('a field of the recipient is listed in at most six files', () => {
  const listing = files.filter(({ path, isTest, text }) => {
    return !isTest && !path.endsWith('.json') && text.includes('houseNumberAddition');
  });
  expect(listing.map(({ path }) => path).sort()).toEqual([
    'src/shared/recipient/recipient-address.ts',
    'src/shared/recipient/recipient-csv.ts',
    'src/shared/recipient/recipient-labels.ts',
    'src/shared/recipient/recipient.ts',
    'src/web/admin/shared/recipient/recipient-sections.tsx',
    'src/web/checkout/details/country-fields.ts',
  ]);
});

it('no line that is a comment is wider than 110', () => {
  expect(findWideComments(sources)).toEqual([]);
});
