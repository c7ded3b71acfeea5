// The whole state of a list lives in the address: search, filters, order and how far it is unfolded.
// Reading forgives anything; writing leaves out what is as by default, so the plain address stays plain.

/** What a list knows: its filters with the values each may have, and its orders, the default first. */
export type ListShape<Filter extends string = string, Sort extends string = string> = {
  filters: Readonly<Record<Filter, readonly string[] | RegExp>>;
  sorts: readonly [Sort, ...Sort[]];
};

export type ListState<Filter extends string = string, Sort extends string = string> = {
  q: string;
  sort: Sort;
  /** Empty text is: all. */
  filters: Readonly<Record<Filter, string>>;
  /** How many times Show More was used: extra pages after the first rows. */
  more: number;
};

export type ListChange<Filter extends string = string, Sort extends string = string> = Partial<
  Omit<ListState<Filter, Sort>, 'filters'>
> & { filters?: Partial<Record<Filter, string>> };

/**
 * The first page is short, as the specification says of orders; what is asked for after it comes in larger
 * pages.
 */
export const FIRST_PAGE = 10;
/** Of every other list, where the screen has room for it. */
export const ROOMY_PAGE = 25;
export const NEXT_PAGE = 50;

/** An address someone kept must not unfold without end: every refresh reads all pages again. */
const MOST_PAGES = 20;
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
 * Changes the list's own parameters and leaves the others alone; a new search or filter folds the list up
 * again.
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

/** Asks for everything again, in the order it had. */
export function unfiltered({ filters }: Pick<ListState, 'filters'>) {
  return { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) };
}

/** The query of one page of a list the server keeps; without a cursor it is the first, of `first` rows. */
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

/** The query of the whole list, as a file of it needs. */
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

/** How many filters are set. */
export const setCount = ({ filters }: Pick<ListState, 'filters'>) =>
  Object.values(filters).filter((value) => value !== '').length;
