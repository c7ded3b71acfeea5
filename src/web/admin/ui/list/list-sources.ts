// Where the rows of a list come from: read whole and searched in the browser, or kept by the server and read
// in pages.

import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { countedText } from '../../format.ts';
import type { Named, Source } from './define-list.ts';
import { findRows } from './find-rows.ts';
import { FIRST_PAGE } from './list-address.ts';
import { useFirstPage } from './use-first-page.ts';
import { type Freshness, type Page, usePagedList } from './use-paged-list.ts';

/**
 * A list that is short enough to be read whole. `text` is what a search looks through; `beside` is read again
 * with it.
 */
export function whole<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row[], Error, Row[], Key> & { queryKey: Key },
  text: (row: Row) => string,
  beside: readonly QueryKey[] = [],
): Source<Row, never> {
  return {
    key: query.queryKey,
    useFound({ filters, sorts, noun }, state) {
      const first = useFirstPage();
      const client = useQueryClient();
      const read = useQuery(query);
      const readBeside = (queryKey: QueryKey) => client.refetchQueries({ queryKey, type: 'active' });
      const all = read.data ?? [];
      const found = findRows(all, state, { text, filters, sorts, first });
      return {
        query: read,
        all,
        told: null,
        ...found,
        refetch: () => Promise.all([read.refetch(), ...beside.map(readBeside)]),
        count: read.isSuccess ? countedText(found.matching.length, ...noun) : '',
        isLoadingMore: false,
        isStale: false,
      };
    },
  };
}

type Paged<Row, Told> = Freshness & {
  key: QueryKey;
  /** Ten rows at first on every screen, as the specification says. */
  isShort?: boolean;
  fetchPage(query: URLSearchParams, signal: AbortSignal): Promise<Page<Row> & Told>;
};

/** A list the server keeps: it searches, filters, sorts and counts there, and comes in keyset pages. */
export function paged<Row extends Named, Told>({
  key,
  isShort = false,
  ...reading
}: Paged<Row, Told>): Source<Row, Told> {
  return {
    key,
    useFound({ noun }, state) {
      const roomy = useFirstPage();
      const first = isShort ? FIRST_PAGE : roomy;
      const { query, rows, ...found } = usePagedList({ queryKey: key, state, first, ...reading });
      const { hasMore, isLoadingMore, isStale } = found;
      return {
        query,
        refetch: query.refetch,
        rows,
        all: rows,
        matching: rows,
        told: query.data?.pages[0] ?? null,
        count: found.countText(...noun),
        hasMore,
        isLoadingMore,
        isStale,
      };
    },
  };
}
