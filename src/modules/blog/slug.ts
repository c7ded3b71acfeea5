// Makes slugs, the part of a URL that names an article.

import { foldText } from '#shared/writing/fold-text.ts';

const MAX_LENGTH = 80;

/**
 * Makes a slug of lower-case words with hyphens: "Eén kop thee?" becomes "een-kop-thee". Returns an empty
 * text when no letters or digits remain.
 */
export function slugOf(title: string): string {
  const words = foldText(title)
    .replaceAll(/['`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const slug = words.join('-');
  if (slug.length <= MAX_LENGTH) return slug;
  // Cut between words, unless the first word alone is too long.
  const cut = slug.slice(0, MAX_LENGTH + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, MAX_LENGTH);
}
