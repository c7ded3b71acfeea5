// Tests that a cached page is dropped when the data it was rendered from change, or the data of its header,
// menu or footer.

import { expect, test } from 'vitest';
import { CACHE_TAGS_HEADER, cacheable } from './cacheable.ts';

const tagsOf = (headers: HeadersInit) => new Headers(headers).get(CACHE_TAGS_HEADER)?.split(' ').sort();

test('every kept page is dropped with the menu, the settings and the packs of its frame, and with its own data', () => {
  expect(tagsOf(cacheable()())).toEqual(['catalog', 'pages', 'settings']);
  expect(tagsOf(cacheable('blog', 'settings')())).toEqual(['blog', 'catalog', 'pages', 'settings']);
});
