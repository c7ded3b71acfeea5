// The two sources of a list: `wholeList` loads all rows and searches them in the browser; `pagedList` lets
// the server search and loads page by page.

import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { countedText } from '../../format.ts';
import type { Source, WithId } from './define-list.ts';
import { findRows } from './find-rows.ts';
import { FIRST_PAGE } from './list-url.ts';
import { useFirstPage } from './use-first-page.ts';
import { type CacheOptions, type Page, usePagedList } from './use-paged-list.ts';

/**
 * A source that loads all rows and searches, filters and sorts them in the browser. `text` returns the
 * searchable text of a row; refreshing the list also refetches the queries in `beside`.
 */
export function wholeList<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row[], Error, Row[], Key> & { queryKey: Key },
  text: (row: Row) => string,
  beside: readonly QueryKey[] = [],
): Source<Row, never> {
  return {
    key: query.queryKey,
    useResults({ filters, sorts, noun }, state) {
      const first = useFirstPage();
      const client = useQueryClient();
      const read = useQuery(query);
      const readBeside = (queryKey: QueryKey) => client.refetchQueries({ queryKey, type: 'active' });
      const all = read.data ?? [];
      const results = findRows(all, state, { text, filters, sorts, first });
      return {
        query: read,
        all,
        extra: null,
        ...results,
        refetch: () => Promise.all([read.refetch(), ...beside.map(readBeside)]),
        count: read.isSuccess ? countedText(results.matching.length, ...noun) : '',
        isLoadingMore: false,
        isStale: false,
      };
    },
  };
}

type Paged<Row, Extra> = CacheOptions & {
  key: QueryKey;
  /**
   * Of a list that the server searches: true to show ten rows at first on every screen size; by default large
   * screens show more.
   */
  isShort?: boolean;
  fetchPage(query: URLSearchParams, signal: AbortSignal): Promise<Page<Row> & Extra>;
};

/** A source for which the server searches, filters, sorts and counts. The browser loads keyset pages. */
export function pagedList<Row extends WithId, Extra>({
  key,
  isShort = false,
  ...reading
}: Paged<Row, Extra>): Source<Row, Extra> {
  return {
    key,
    useResults({ noun }, state) {
      const roomy = useFirstPage();
      const first = isShort ? FIRST_PAGE : roomy;
      const { query, rows, ...page } = usePagedList({ queryKey: key, state, first, ...reading });
      const { hasMore, isLoadingMore, isStale } = page;
      return {
        query,
        refetch: query.refetch,
        rows,
        all: rows,
        matching: rows,
        extra: query.data?.pages[0] ?? null,
        count: page.countText(...noun),
        hasMore,
        isLoadingMore,
        isStale,
      };
    },
  };
}
