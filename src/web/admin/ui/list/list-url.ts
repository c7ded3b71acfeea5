// Keeps the state of a list in the URL: search, filters, sorting and the number of pages. Invalid values in a
// URL are ignored, and default values are left out of the URL.

/**
 * The parameters a list allows in its URL: the filters with their possible values, and the sorting orders,
 * the default first.
 */
export type ListShape<Filter extends string = string, Sort extends string = string> = {
  filters: Readonly<Record<Filter, readonly string[] | RegExp>>;
  sorts: readonly [Sort, ...Sort[]];
};

export type ListState<Filter extends string = string, Sort extends string = string> = {
  q: string;
  sort: Sort;
  /**
   * Of the state of a list: the chosen value of each filter by its name; an empty text means that the filter
   * is off.
   */
  filters: Readonly<Record<Filter, string>>;
  /**
   * Of the state of a list: the number of pages shown after the first one, which is how often the operator
   * pressed Show More.
   */
  more: number;
};

export type ListChange<Filter extends string = string, Sort extends string = string> = Partial<
  Omit<ListState<Filter, Sort>, 'filters'>
> & { filters?: Partial<Record<Filter, string>> };

/**
 * The number of rows on the first page of a list, as specified for orders. The following pages have
 * `NEXT_PAGE` rows.
 */
export const FIRST_PAGE = 10;
/** The number of rows on the first page of most lists on a large screen. */
export const ROOMY_PAGE = 25;
export const NEXT_PAGE = 50;

/**
 * The maximum number of extra pages a URL may ask for. An old link must not load pages without end, because
 * every refresh loads all of them again.
 */
const MOST_PAGES = 20;
/** The maximum length of a search in a URL, in characters. */
const LONGEST_SEARCH = 200;

export function readList<Filter extends string, Sort extends string>(
  parameters: URLSearchParams,
  shape: ListShape<Filter, Sort>,
): ListState<Filter, Sort> {
  const sort = parameters.get('sort');
  const more = Number(parameters.get('more') ?? 0);
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: shape.sorts.find((known) => known === sort) ?? shape.sorts[0],
    filters: mapFilters(shape, (name, known) => knownValue(known, parameters.get(name) ?? '')),
    more: Number.isInteger(more) && more > 0 ? Math.min(more, MOST_PAGES) : 0,
  };
}

/**
 * Sets the parameters of the list in the URL and keeps all other parameters. A new search or filter goes back
 * to the first page.
 */
export function writeList<Filter extends string, Sort extends string>(
  parameters: URLSearchParams,
  shape: ListShape<Filter, Sort>,
  change: ListChange<Filter, Sort>,
): URLSearchParams {
  const before = readList(parameters, shape);
  const result = new URLSearchParams(parameters);
  setOrDrop(result, 'q', (change.q ?? before.q).trim());
  const sort = change.sort ?? before.sort;
  setOrDrop(result, 'sort', sort === shape.sorts[0] ? '' : sort);
  mapFilters(shape, (name) => {
    const value = change.filters?.[name] ?? before.filters[name];
    setOrDrop(result, name, value);
    return value;
  });
  const more = Math.min(change.more ?? 0, MOST_PAGES);
  setOrDrop(result, 'more', more === 0 ? '' : String(more));
  return result;
}

export function isFiltered({ q, filters }: Pick<ListState, 'q' | 'filters'>): boolean {
  return q !== '' || Object.values(filters).some((value) => value !== '');
}

/** Returns the change of a list's state that clears search and filters and keeps the sorting. */
export function unfiltered({ filters }: Pick<ListState, 'filters'>) {
  return { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) };
}

/**
 * Returns the query parameters that ask the server for one page of a list. Without a cursor they ask for the
 * first page, with `first` rows.
 */
export function pageQuery(
  state: Omit<ListState, 'more'>,
  cursor: string | null,
  first = FIRST_PAGE,
): URLSearchParams {
  const query = new URLSearchParams({
    limit: String(cursor === null ? first : NEXT_PAGE),
    sort: state.sort,
  });
  setOrDrop(query, 'cursor', cursor ?? '');
  setFilters(query, state);
  return query;
}

/**
 * Returns the query parameters that ask the server for a whole list with its search, filters and sorting, for
 * a download.
 */
export function filterQuery(state: Omit<ListState, 'more'>): URLSearchParams {
  const query = new URLSearchParams({ sort: state.sort });
  setFilters(query, state);
  return query;
}

function setFilters(query: URLSearchParams, { q, filters }: Pick<ListState, 'q' | 'filters'>): void {
  setOrDrop(query, 'q', q);
  for (const [name, value] of Object.entries(filters)) setOrDrop(query, name, value);
}

function mapFilters<Filter extends string>(
  { filters }: Pick<ListShape<Filter>, 'filters'>,
  read: (name: Filter, known: readonly string[] | RegExp) => string,
): Record<Filter, string> {
  const values: object[] = [];
  for (const name in filters) values.push({ [name]: read(name, filters[name]) });
  return Object.assign({}, ...values);
}

function knownValue(known: readonly string[] | RegExp, value: string): string {
  const isKnown = known instanceof RegExp ? known.test(value) : known.includes(value);
  return isKnown ? value : '';
}

function setOrDrop(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

/** The number of filters of a list that have a value. */
export const setCount = ({ filters }: Pick<ListState, 'filters'>) =>
  Object.values(filters).filter((value) => value !== '').length;
