// The kinds of written pages and their addresses.

import { href } from '#shared/href.ts';

/**
 * `policy`: a legal text with a fixed address; `free`: a page created by the owner; `frame`: menu and footer
 * of every page.
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

/** Query parameter that shows the draft of a page; its value is the page id. */
export const PREVIEW = 'voorbeeld';
/** Query parameter that shows a version of a page, by number. */
export const PREVIEW_VERSION = 'versie';
/** Query parameter that shows a policy as it was at a moment, such as that of an order. */
export const SEEN_AT = 'op';
