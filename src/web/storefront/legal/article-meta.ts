// The meta tags of a text page for search engines and social sites.

import { type PageDescription, pageMeta } from '../frame/page-meta.ts';

type Words<L> = { title: string; description(brand: string, loaded: L): string };
type Loaded = Pick<PageDescription, 'brand' | 'publicUrl'>;

/** Returns the meta tags of a text page; empty when the page's data could not be loaded. */
export function articleMeta<L extends Loaded>(
  { title, description }: Words<NoInfer<L>>,
  page: Pick<PageDescription, 'path'>,
  loaded: L | undefined,
) {
  if (!loaded) return [];
  const { brand, publicUrl } = loaded;
  return [
    { title: `${title} | ${brand}` },
    ...pageMeta({ ...page, title, brand, publicUrl, description: description(brand, loaded) }),
  ];
}
