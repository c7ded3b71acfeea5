// Loads a list page by page from the server, as many keyset pages as the URL asks for.

import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { output } from 'zod/v4/core';
import type { AnswerOf, Endpoint } from '#shared/api/endpoint.ts';
import { type Query, requestEndpoint, type WholeOrPage } from '#web/client/request.ts';
import { countedText, countText } from '../../format.ts';
import { FIRST_PAGE, type ListState, pageQuery } from './list-url.ts';

export type Page<Row> = {
  items: Row[];
  nextCursor: string | null;
  total: number;
  /**
   * Of a page of a list: true when the real total is larger than `total`, because the server stopped counting
   * there.
   */
  totalIsMore?: boolean;
};

/**
 * The type of one page of an endpoint. Some endpoints return either the whole list or a page; for these, the
 * type of the page.
 */
type PageAnswer<E extends Endpoint> = E extends WholeOrPage<infer _Item, infer Of> ? output<Of> : AnswerOf<E>;

/** Returns a function that loads one page from a list endpoint. */
export function pagesOf<E extends Endpoint>(
  endpoint: E,
): (query: Query<E>, signal?: AbortSignal) => Promise<PageAnswer<E>>;
export function pagesOf(endpoint: Endpoint) {
  return (query: URLSearchParams, signal?: AbortSignal): Promise<unknown> =>
    requestEndpoint(endpoint, { query, signal });
}

/**
 * How long cached rows are used, in ms. `staleTime`: they are refetched when shown after that time.
 * `refetchInterval`: they are refetched regularly, because new rows arrive at any time.
 */
export type CacheOptions = { staleTime: number } | { refetchInterval: number };

type PagedListOptions<Row, Extra> = CacheOptions & {
  /** Of a list loaded in pages: its cache key; search, filters and sorting are appended. */
  queryKey: QueryKey;
  state: ListState;
  /** Of a list loaded in pages: the number of rows on the first page; 10 by default. */
  first?: number;
  fetchPage(query: URLSearchParams, signal: AbortSignal): Promise<Page<Row> & Extra>;
};

/** Loads a list page by page. `Extra` are the fields of an answer besides the rows. */
export function usePagedList<Row extends { id: number }, Extra>(options: PagedListOptions<Row, Extra>) {
  type Answer = Page<Row> & Extra;
  const { queryKey, state, first = FIRST_PAGE, fetchPage, ...fresh } = options;
  const { more, ...filter } = state;
  const query = useInfiniteQuery<Answer, Error, InfiniteData<Answer>, QueryKey, string | null>({
    queryKey: [...queryKey, filter, first],
    queryFn: ({ pageParam, signal }) => fetchPage(pageQuery(filter, pageParam, first), signal),
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    ...('refetchInterval' in fresh ? { ...fresh, staleTime: fresh.refetchInterval } : fresh),
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } =
    query;

  const loaded = data?.pages.length ?? 0;
  const needsMore = loaded > 0 && loaded < 1 + more && hasNextPage;
  useEffect(() => {
    if (needsMore && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData) void fetchNextPage();
  }, [needsMore, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage]);

  return {
    query,
    rows: useMemo(() => uniqueRows(data?.pages.slice(0, 1 + more) ?? []), [data, more]),
    /**
     * Returns the number of rows of a list with its noun: "1 bericht", "12 berichten", "10.000+ berichten";
     * empty until the number is known.
     */
    countText: (one: string, many: string) => pagesText(data?.pages[0], one, many),
    total: data?.pages[0]?.total ?? null,
    hasMore: hasNextPage || loaded > 1 + more,
    isLoadingMore: needsMore && isFetchingNextPage,
    /** True while the rows of the list on screen still belong to the previous search. */
    isStale: isPlaceholderData,
  };
}

function pagesText(page: Page<unknown> | undefined, one: string, many: string): string {
  if (!page) return '';
  return page.totalIsMore ? `${countText(page.total)}+ ${many}` : countedText(page.total, one, many);
}

// Between two page reads a row may slip from one page to the next and be read twice.
function uniqueRows<Row extends { id: number }>(pages: readonly Page<Row>[]): Row[] {
  return [...new Map(pages.flatMap((page) => page.items).map((row) => [row.id, row])).values()];
}
