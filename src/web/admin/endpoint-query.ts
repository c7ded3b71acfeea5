// Turns API endpoints into `useQuery` options for the back-office: the endpoint, its parameters, and how long
// the answer stays fresh. The first word of a cache key names its subject; a write invalidates all queries of
// that subject.

import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { $ZodType, output } from 'zod/v4/core';
import type { AnswerOf, Endpoint } from '#shared/api/endpoint.ts';
import {
  type AnyRequestOptions,
  type RequestOptions,
  requestAll,
  requestEndpoint,
  type WholeOrPage,
} from '#web/client/request.ts';

type CacheOptions<Answer> = Pick<
  UseQueryOptions<Answer>,
  'staleTime' | 'gcTime' | 'refetchInterval' | 'placeholderData' | 'retry'
>;
type RequestInput<E extends Endpoint> = Pick<
  RequestOptions<E>,
  Extract<keyof RequestOptions<E>, 'params' | 'query'>
>;
type QueryArguments<E extends Endpoint> =
  Record<never, never> extends RequestInput<E>
    ? [how?: RequestInput<E> & CacheOptions<AnswerOf<E>>]
    : [how: RequestInput<E> & CacheOptions<AnswerOf<E>>];

/**
 * Returns the `useQuery` options that read one API endpoint with the given parameters. A refusal of the
 * server is the query's error.
 */
export function endpointQuery<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  ...[how]: QueryArguments<E>
) {
  const { params, query, ...cacheOptions }: AnyRequestOptions & CacheOptions<AnswerOf<E>> = how ?? {};
  return queryOptions({
    ...cacheOptions,
    queryKey,
    queryFn: ({ signal }) => requestEndpoint(endpoint, { params, query, signal }),
  });
}

/** Returns the `useQuery` options that read all rows of a list endpoint, page after page. */
export const endpointListQuery = <Item extends $ZodType, Page extends $ZodType>(
  queryKey: QueryKey,
  endpoint: WholeOrPage<Item, Page>,
  cacheOptions: CacheOptions<output<Item>[]> = {},
) => queryOptions({ ...cacheOptions, queryKey, queryFn: ({ signal }) => requestAll(endpoint, { signal }) });
