// What the log asks of the shop, and where its answers are kept.

import { queryOptions } from '@tanstack/react-query';
import { auditEndpoints } from '#modules/audit/endpoints.ts';
import { ask } from '#web/client/ask.ts';

export const AUDIT_LISTS = ['audit', 'list'];

export const fetchAuditPage = (query: URLSearchParams, signal: AbortSignal) =>
  ask(auditEndpoints.page, { query: Object.fromEntries(query), signal });

/** Names come with every new operator and kind of change, so a visit asks again. */
export const auditFiltersQuery = queryOptions({
  queryKey: ['audit', 'filters'],
  queryFn: ({ signal }) => ask(auditEndpoints.filters, { signal }),
  staleTime: 0,
});

export const sealStateQuery = queryOptions({
  queryKey: ['audit', 'seals'],
  queryFn: ({ signal }) => ask(auditEndpoints.readSeals, { signal }),
  staleTime: 0,
});
