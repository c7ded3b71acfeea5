// The queries of the audit log and their cache keys.

import { auditEndpoints } from '#modules/audit/endpoints.ts';
import { request } from '#web/client/request.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const AUDIT_LISTS = ['audit', 'list'];

export const fetchAuditPage = (query: URLSearchParams, signal: AbortSignal) =>
  request(auditEndpoints.page, { query: Object.fromEntries(query), signal });

/**
 * The query of the options of the filters. Every visit refetches them, because new operators and kinds of
 * changes are added.
 */
export const auditFiltersQuery = endpointQuery(['audit', 'filters'], auditEndpoints.filters, {
  staleTime: 0,
});

export const sealStateQuery = endpointQuery(['audit', 'seals'], auditEndpoints.readSeals, { staleTime: 0 });
