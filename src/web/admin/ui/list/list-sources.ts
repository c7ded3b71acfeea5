// Where the rows of a list come from: read whole and searched in the browser, or kept by the server and read in pages.

import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { countedText } from '../../format.ts';
import { clientList } from './client-list.ts';
import type { Choice, Named, Order, Source } from './define-list.ts';
import { type Page, usePagedList } from './use-paged-list.ts';

/** A list that is short enough to be read whole. `text` is what a search looks through; `beside` is read again with it. */
export function whole<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row[], Error, Row[], Key> & { queryKey: Key },
  text: (row: Row) => string,
  beside: readonly QueryKey[] = [],
): Source<Row, never> {
  return {
    key: query.queryKey,
    useFound({ filters = {}, sorts, noun }, state) {
      const client = useQueryClient();
      const read = useQuery(query);
      const readBeside = (queryKey: QueryKey) => client.refetchQueries({ queryKey, type: 'active' });
      const all = read.data ?? [];
      const found = clientList(all, state, { text, filters: passing(filters), sorts: comparing(sorts) });
      return {
        ...{ query: read, all, told: null, ...found },
        refetch: () => Promise.all([read.refetch(), ...beside.map(readBeside)]),
        count: read.isSuccess ? countedText(found.matching.length, ...noun) : '',
        ...{ isLoadingMore: false, isStale: false },
      };
    },
  };
}

const passing = <Row>(filters: Readonly<Record<string, Choice<Row>>>) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, choice]) => [name, ('passes' in choice && choice.passes) || always]),
  );

const always = () => true;

const comparing = <Row>(sorts: Readonly<Record<string, Order<Row>>>) =>
  Object.fromEntries(Object.entries(sorts).map(([name, [, compare]]) => [name, compare ?? (() => 0)]));

type Paged<Row, Told> = {
  key: QueryKey;
  fetchPage(query: URLSearchParams, signal: AbortSignal): Promise<Page<Row> & Told>;
  /** Milliseconds before what was read is asked for again. */
  staleTime: number;
  /** For rows that come in by themselves. */
  refetchInterval?: number;
};

/** A list the server keeps: it searches, filters, sorts and counts there, and comes in keyset pages. */
export function paged<Row extends Named, Told>({ key, ...reading }: Paged<Row, Told>): Source<Row, Told> {
  return {
    key,
    useFound({ noun }, state) {
      const { query, rows, ...found } = usePagedList({ queryKey: key, state, ...reading });
      const { hasMore, isLoadingMore, isStale } = found;
      return {
        ...{
          query,
          refetch: query.refetch,
          rows,
          all: rows,
          matching: rows,
          told: query.data?.pages[0] ?? null,
        },
        ...{ count: found.countText(...noun), hasMore, isLoadingMore, isStale },
      };
    },
  };
}
