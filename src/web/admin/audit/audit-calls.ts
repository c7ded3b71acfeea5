// What the log asks of the shop, and where its answers are kept.

import { queryOptions } from '@tanstack/react-query';
import {
  auditFiltersSchema,
  auditPageSchema,
  type SealProof,
  sealProofSchema,
  sealStateSchema,
} from '#modules/audit/contract.ts';
import { callApi } from '#web/client/api-client.ts';

const PATH = '/api/admin/audit';

export const AUDIT_LISTS = ['audit', 'list'];

export const fetchAuditPage = (query: URLSearchParams, signal: AbortSignal) =>
  callApi(`${PATH}?${query}`, { parse: (answer) => auditPageSchema.parse(answer), signal });

/** Names come with every new operator and kind of change, so a visit asks again. */
export const auditFiltersQuery = queryOptions({
  queryKey: ['audit', 'filters'],
  queryFn: ({ signal }) =>
    callApi(`${PATH}/filters`, { parse: (answer) => auditFiltersSchema.parse(answer), signal }),
  staleTime: 0,
});

export const sealStateQuery = queryOptions({
  queryKey: ['audit', 'seals'],
  queryFn: ({ signal }) =>
    callApi(`${PATH}/seals`, { parse: (answer) => sealStateSchema.parse(answer), signal }),
  staleTime: 0,
});

export const verifyLog = (): Promise<SealProof> =>
  callApi(`${PATH}/verification`, {
    method: 'POST',
    body: {},
    parse: (answer) => sealProofSchema.parse(answer),
  });
