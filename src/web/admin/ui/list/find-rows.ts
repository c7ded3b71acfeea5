// Searches, filters, sorts and pages a list whose rows are all in the browser.

import { matchesAllWords } from '#shared/writing/search-text.ts';
import type { ListFilter, Rules } from './define-list.ts';
import { FIRST_PAGE, type ListState, NEXT_PAGE } from './list-url.ts';

export type FindRowsOptions<Row> = Pick<Rules<Row>, 'filters' | 'sorts'> & {
  /**
   * Of a list in the browser's memory: returns the searchable text of a row; every word of the search must
   * occur in it.
   */
  text(row: Row): string;
  /** Of a list in the browser's memory: the number of rows shown at first; 10 by default. */
  first?: number;
};

/**
 * Returns two sorted lists: `matching`, all rows that pass search and filters, and `rows`, the part of them
 * to show.
 */
export function findRows<Row>(
  all: readonly Row[],
  { q, filters: chosenFilters, sort, more }: ListState,
  { text, filters = {}, sorts, first = FIRST_PAGE }: FindRowsOptions<Row>,
): { rows: Row[]; matching: Row[]; hasMore: boolean } {
  const matchesSearch = matchesAllWords(q);
  const choices = Object.entries(filters);
  const passes = (row: Row) =>
    matchesSearch(text(row)) &&
    choices.every(([name, choice]) => passesChoice(row, choice, chosenFilters[name] ?? ''));
  const [, compare = keepOrder] = sorts[sort] ?? [];
  const matching = all.filter(passes).sort(compare);
  const unfolded = first + more * NEXT_PAGE;
  return { rows: matching.slice(0, unfolded), matching, hasMore: matching.length > unfolded };
}

function passesChoice<Row>(row: Row, choice: ListFilter<Row>, value: string): boolean {
  if (!('passes' in choice) || (value === '' && choice.none === undefined)) return true;
  return choice.passes?.(row, value) ?? true;
}

const keepOrder = () => 0;
