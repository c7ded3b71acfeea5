// Search, filters, order and pages of a list that is short enough to be in the browser as a whole.

import { wordsMatcher } from '../../search-words.ts';
import { FIRST_PAGE, type ListState, NEXT_PAGE } from './list-address.ts';

export type ClientListRules<Row, Filter extends string, Sort extends string> = {
  /** The words of a row; every word searched for has to be among them. */
  text(row: Row): string;
  filters: Readonly<Record<Filter, (row: Row, value: string) => boolean>>;
  sorts: Readonly<Record<Sort, (a: Row, b: Row) => number>>;
};

export type ClientList<Row> = { rows: Row[]; matching: Row[]; hasMore: boolean };

/** `rows` are those unfolded so far, `matching` all that pass search and filters, in order. */
export function clientList<Row, Filter extends string, Sort extends string>(
  all: readonly Row[],
  state: ListState<Filter, Sort>,
  rules: ClientListRules<Row, Filter, Sort>,
): ClientList<Row> {
  const isFound = wordsMatcher(state.q);
  const passes = (row: Row) => {
    if (!isFound(rules.text(row))) return false;
    for (const name in rules.filters) {
      const value = state.filters[name];
      if (value !== '' && !rules.filters[name](row, value)) return false;
    }
    return true;
  };
  const matching = all.filter(passes).sort(rules.sorts[state.sort]);
  const unfolded = FIRST_PAGE + state.more * NEXT_PAGE;
  return { rows: matching.slice(0, unfolded), matching, hasMore: matching.length > unfolded };
}
