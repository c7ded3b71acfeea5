// A list the server keeps, read in keyset pages as far as the address unfolds it.

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
  /** The shop stopped counting at `total`. */
  totalIsMore?: boolean;
};

/** The page, of a list that is whole when nothing is asked of it. */
type PageAnswer<E extends Endpoint> = E extends WholeOrPage<infer _Item, infer Of> ? output<Of> : AnswerOf<E>;

/** What such a list asks of the shop. */
export function pagesOf<E extends Endpoint>(
  endpoint: E,
): (query: Query<E>, signal?: AbortSignal) => Promise<PageAnswer<E>>;
export function pagesOf(endpoint: Endpoint) {
  return (query: URLSearchParams, signal?: AbortSignal): Promise<unknown> =>
    requestEndpoint(endpoint, { query, signal });
}

/**
 * Milliseconds before what was read is asked for again: when it is looked at, or by itself for rows that come
 * in by themselves.
 */
export type CacheOptions = { staleTime: number } | { refetchInterval: number };

type PagedListOptions<Row, Extra> = CacheOptions & {
  /** The list's own place in the cache; search, filters and order are added to it. */
  queryKey: QueryKey;
  state: ListState;
  /** Rows of the first page; ten when left out. */
  first?: number;
  fetchPage(query: URLSearchParams, signal: AbortSignal): Promise<Page<Row> & Extra>;
};

/** `Extra` is what an answer tells besides its rows. */
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
    /** "1 bericht", "12 berichten", "10.000+ berichten"; empty until it is known. */
    countText: (one: string, many: string) => pagesText(data?.pages[0], one, many),
    total: data?.pages[0]?.total ?? null,
    hasMore: hasNextPage || loaded > 1 + more,
    isLoadingMore: needsMore && isFetchingNextPage,
    /** What is shown belongs to the search before this one. */
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
