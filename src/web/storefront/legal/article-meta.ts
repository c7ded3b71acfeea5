// What search engines and social sites read of a page of text.

import { type PageDescription, pageMeta } from '../frame/page-meta.ts';

export function articleMeta(
  page: Pick<PageDescription, 'title' | 'description' | 'brand' | 'path' | 'publicUrl' | 'picture'>,
) {
  return [{ title: `${page.title} | ${page.brand}` }, ...pageMeta(page)];
}
