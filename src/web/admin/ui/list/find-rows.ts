// Search, filters, order and pages of a list that is short enough to be in the browser as a whole.

import { matchesAllWords } from '../../search-words.ts';
import type { ListFilter, Rules } from './define-list.ts';
import { FIRST_PAGE, type ListState, NEXT_PAGE } from './list-url.ts';

export type FindRowsOptions<Row> = Pick<Rules<Row>, 'filters' | 'sorts'> & {
  /** The words of a row; every word searched for has to be among them. */
  text(row: Row): string;
  /** Rows before any are unfolded; ten when left out. */
  first?: number;
};

/** `rows` are those unfolded so far, `matching` all that pass search and filters, in order. */
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
