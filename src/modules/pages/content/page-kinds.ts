// The kinds of pages, and where each is found.

import { href } from '#shared/href.ts';

/**
 * `policy`: a text of the law, whose address stays; `free`: one the owner made; `frame`: menu and footer of
 * every page.
 */
export const pageKinds = ['landing', 'frame', 'policy', 'free'] as const;
export type PageKind = (typeof pageKinds)[number];

const ADDRESSES: Readonly<Record<PageKind, (slug: string) => string>> = {
  landing: () => href('/'),
  frame: () => href('/'),
  policy: (slug) => `/${slug}`,
  free: (slug) => href('/pagina/:slug', { slug }),
};

export const pageAddress = (kind: PageKind, slug: string): string => ADDRESSES[kind](slug);

/** What a page is asked for with to show the draft of one; its value is the id of that page. */
export const PREVIEW = 'voorbeeld';
/** And to show one of its versions. */
export const PREVIEW_VERSION = 'versie';
/** What a text of the law is asked for with as it was at a moment: of an order, say. */
export const SEEN_AT = 'op';
