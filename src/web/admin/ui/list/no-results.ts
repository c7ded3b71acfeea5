// The texts of a list whose search and filters match nothing. They must not say that the shop has no such
// records.

import type { Rules } from './define-list.ts';

/** The text of the button that clears search and filters of a list. */
export const CLEAR_ALL = 'Zoekopdracht en filters wissen';

export type NoResults = { title: string; text: string; clear: string };

type NoResultsOptions = Pick<Rules<never>, 'noun' | 'filters'> & {
  title?: string | undefined;
  text?: string | undefined;
};

/**
 * Returns the texts of a list whose search or filters match no row. `noun` is the Dutch word for a row,
 * singular and plural; `filters` is true for a list with filters. A given `title` or `text` replaces the
 * general one.
 */
export function noResults({ noun: [one, many], filters, title, text }: NoResultsOptions): NoResults {
  const criteria = filters ? 'zoekopdracht en filters' : 'zoekopdracht';
  return {
    title: title ?? `Geen ${many} gevonden`,
    text: text ?? `Geen ${one} past bij deze ${criteria}.`,
    clear: filters ? CLEAR_ALL : 'Zoekopdracht wissen',
  };
}
