// What search engines and social sites read of a page of text.

import { type PageDescription, pageMeta } from '../frame/page-meta.ts';

type Words = { title: string; description(brand: string): string };
type Loaded = Pick<PageDescription, 'brand' | 'publicUrl'>;

/** Nothing of a page that could not be loaded. */
export function articleMeta(
  { title, description }: Words,
  page: Pick<PageDescription, 'path' | 'picture'>,
  loaded: Loaded | undefined,
) {
  if (!loaded) return [];
  const { brand, publicUrl } = loaded;
  return [
    { title: `${title} | ${brand}` },
    ...pageMeta({ ...page, title, brand, publicUrl, description: description(brand) }),
  ];
}
