// Lists every text of a page with its path. Used by checks of all texts: for marketing claims, and for
// differences between versions.

import { type ClaimWarning, checkClaims } from '#modules/blog/contract.ts';
import type { PageContent } from './page-content.ts';

export type PageText = { path: string; text: string };
/**
 * A warning about a marketing claim in a text. `path` is the field name in the form, such as
 * `blocks.3.fields.items.0.text`.
 */
type PageClaim = ClaimWarning & { path: string };

/** Names of fields that contain no readable text, such as addresses, icon names and ids. */
const NON_TEXT_KEYS = new Set(['id', 'kind', 'icon', 'imageUrl', 'href', 'address']);

export function pageTexts(content: PageContent): PageText[] {
  return textsIn(content, []);
}

/** Lists the texts readers see; texts for search engines are left out. */
export const readTexts = (content: PageContent): PageText[] =>
  pageTexts(content).filter(({ path }) => !path.startsWith('search.'));

/** Runs the check for marketing claims on every text of a page, as for blog articles. */
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
