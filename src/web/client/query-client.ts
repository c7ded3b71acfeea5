// The query cache of the pages, with the shop's defaults. Data is read once and stays until a write
// invalidates it, without retries or refetches in the background; a query may override this. Without a
// connection a call fails immediately, because a waiting call would be sent later, when nobody expects it any
// more.

import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, callApi } from './api-client.ts';

/**
 * Creates the query cache of one page. Call it inside a component, so that visitors do not share a cache on
 * the server.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey('throw'),
        retry: false,
        refetchOnWindowFocus: false,
        // Only what was never read: the rest does not grow old.
        refetchOnReconnect: true,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Returns a query function that requests the URL path made by joining the parts of the query key with
 * slashes. For a response 401 (not logged in) it throws, or returns null when `on401` is `'null'`.
 */
export function readByKey(on401: 'throw' | 'null') {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    try {
      return await callApi(queryKey.map(String).join('/'), { parse: (answer) => answer, signal });
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}
