// What is asked about kept views, and where the answers stand in the cache.

import { queryOptions } from '@tanstack/react-query';
import { savedViewEndpoints } from '#modules/settings/endpoints.ts';
import { ask } from '#web/client/ask.ts';

export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => ask(savedViewEndpoints.list, { query: { list }, signal }),
  });
