// What the list of blocked addresses asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { suppressionEndpoints } from '#modules/mail/endpoints.ts';
import { request } from '#web/client/request.ts';

export const SUPPRESSIONS: QueryKey = ['suppressions'];

export const fetchSuppressionPage = (query: URLSearchParams, signal: AbortSignal) => {
  // There is one order, and the call has no name for it.
  query.delete('sort');
  return request(suppressionEndpoints.list, { query, signal });
};
