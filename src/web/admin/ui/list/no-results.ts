// What a list says when search and filters leave nothing of it. That there is nothing yet would be untrue
// then.

import type { Rules } from './define-list.ts';

/** Of a list with filters. */
export const CLEAR_ALL = 'Zoekopdracht en filters wissen';

export type NoResults = { title: string; text: string; clear: string };

type NoResultsOptions = Pick<Rules<never>, 'noun' | 'filters'> & {
  title?: string | undefined;
  text?: string | undefined;
};

/** `title` and `text` of the list itself go before what can be said of any. */
export function noResults({ noun: [one, many], filters, title, text }: NoResultsOptions): NoResults {
  const criteria = filters ? 'zoekopdracht en filters' : 'zoekopdracht';
  return {
    title: title ?? `Geen ${many} gevonden`,
    text: text ?? `Geen ${one} past bij deze ${criteria}.`,
    clear: filters ? CLEAR_ALL : 'Zoekopdracht wissen',
  };
}
