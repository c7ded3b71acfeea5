// The queries of the suppressions and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { suppressionEndpoints } from '#modules/mail/endpoints.ts';
import { request } from '#web/client/request.ts';

export const SUPPRESSIONS: QueryKey = ['suppressions'];

export const fetchSuppressionPage = (query: URLSearchParams, signal: AbortSignal) => {
  // The endpoint has only one sort order and no parameter for it.
  query.delete('sort');
  return request(suppressionEndpoints.list, { query, signal });
};
