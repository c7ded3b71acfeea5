// The cache of what pages read, with the shop's defaults: a read is made once and stays until a write
// invalidates it. Nothing is retried or refetched behind a person's back; a page that needs other habits says
// so at the query. Without a connection a call fails at once: one that waited would be sent later, when
// nobody is looking any more.

import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, callApi } from './api-client.ts';

/** One per page tree, made inside a component so that no visitor shares another's cache on the server. */
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

/** Reads the path made of the key's parts joined by slashes; a 401 throws or, when told so, is null. */
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
