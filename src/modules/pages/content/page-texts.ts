// Every text of a page with where it stands in it, so that what is asked of texts is asked of all: the check
// of claims, and what has changed between two versions.

import { type ClaimWarning, checkClaims } from '#modules/blog/contract.ts';
import type { PageContent } from './page-content.ts';

export type PageText = { path: string; text: string };
/** `path` is that of the field, as the form names it: `blocks.3.fields.items.0.text`. */
type PageClaim = ClaimWarning & { path: string };

/** What is no text to read: addresses, names of icons, ids. */
const NON_TEXT_KEYS = new Set(['id', 'kind', 'icon', 'imageUrl', 'href', 'address']);

export function pageTexts(content: PageContent): PageText[] {
  return textsIn(content, []);
}

/** What search engines are told is no part of what a page says. */
export const readTexts = (content: PageContent): PageText[] =>
  pageTexts(content).filter(({ path }) => !path.startsWith('search.'));

/** What the check of articles says of every text of a page. */
export function pageClaims(content: PageContent): PageClaim[] {
  return pageTexts(content).flatMap(({ path, text }) =>
    checkClaims(text).map((claim) => ({ ...claim, path })),
  );
}

function textsIn(value: unknown, path: readonly string[]): PageText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    NON_TEXT_KEYS.has(name) ? [] : textsIn(inside, [...path, name]),
  );
}
