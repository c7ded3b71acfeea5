// Tests the texts about the status of a page.

import { expect, test } from 'vitest';
import { pageStatus, statusText, versionText } from './page-texts.ts';

const page = { published: true, changed: false, publishAt: null };

test.each([
  [page, 'published', null],
  [{ ...page, changed: true }, 'changed', 'nog niet gepubliceerd'],
  [{ ...page, published: false, changed: true }, 'draft', null],
  [{ ...page, publishAt: '2026-11-26T08:00:00.000Z' }, 'planned', expect.stringContaining('26\u00a0nov')],
])('%o is %s', (of, status, text) => {
  expect(pageStatus(of)).toBe(status);
  expect(statusText(of)).toEqual(text);
});

test('a version says who showed it to readers, or that the shop did', () => {
  expect(versionText({ how: 'published', publishedBy: 'Jan' })).toBe('Gepubliceerd door Jan');
  expect(versionText({ how: 'seeded', publishedBy: '' })).toBe('Beginversie');
});
