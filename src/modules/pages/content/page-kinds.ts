// The kinds of written pages, and the address of each page.

import { href } from '#shared/href.ts';

/**
 * The kinds of written pages. `landing`: the home page. `frame`: menu and footer of every page. `policy`: a
 * legal text with a fixed address. `free`: a page created by the owner.
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

/** Name of the query parameter that shows the draft of a page; the value is the page id. */
export const PREVIEW = 'voorbeeld';
/** Name of the query parameter that shows a version of a page; the value is the version number. */
export const PREVIEW_VERSION = 'versie';
/** Name of the query parameter that shows a policy as it was at a moment, such as the time of an order. */
export const SEEN_AT = 'op';
