// What the log asks of the shop, and where its answers are kept.

import { auditEndpoints } from '#modules/audit/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { reads } from '../../reads.ts';

export const AUDIT_LISTS = ['audit', 'list'];

export const fetchAuditPage = (query: URLSearchParams, signal: AbortSignal) =>
  ask(auditEndpoints.page, { query: Object.fromEntries(query), signal });

/** Names come with every new operator and kind of change, so a visit asks again. */
export const auditFiltersQuery = reads(['audit', 'filters'], auditEndpoints.filters, { staleTime: 0 });

export const sealStateQuery = reads(['audit', 'seals'], auditEndpoints.readSeals, { staleTime: 0 });
