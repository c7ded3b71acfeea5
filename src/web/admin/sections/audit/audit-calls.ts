// What the log asks of the shop, and where its answers are kept.

import { auditEndpoints } from '#modules/audit/endpoints.ts';
import { request } from '#web/client/request.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const AUDIT_LISTS = ['audit', 'list'];

export const fetchAuditPage = (query: URLSearchParams, signal: AbortSignal) =>
  request(auditEndpoints.page, { query: Object.fromEntries(query), signal });

/** Names come with every new operator and kind of change, so a visit asks again. */
export const auditFiltersQuery = endpointQuery(['audit', 'filters'], auditEndpoints.filters, {
  staleTime: 0,
});

export const sealStateQuery = endpointQuery(['audit', 'seals'], auditEndpoints.readSeals, { staleTime: 0 });
