// The API endpoints of the audit log: who changed what, and whether the log still matches its hash chain.

import { endpoints } from '#shared/api/endpoint.ts';
import {
  auditFiltersSchema,
  auditPageSchema,
  listAuditQuerySchema,
  sealProofSchema,
  sealStateSchema,
  verifySealsSchema,
} from './contract.ts';

const { get } = endpoints({ tag: 'audit', access: 'operator' });
const { post } = endpoints({ tag: 'audit', access: 'ownerOrMachine' });

export const auditEndpoints = {
  page: get('/api/admin/audit', {
    summary: 'Writes of operators, newest first; `entity` and `entityId` give the history of one thing',
    query: listAuditQuerySchema,
    answer: auditPageSchema,
  }),
  filters: get('/api/admin/audit/filters', {
    summary: 'The operators and kinds of things the log knows',
    answer: auditFiltersSchema,
  }),
  readSeals: get('/api/admin/audit/seals', {
    summary: 'How far the log is sealed against later changes',
    answer: sealStateSchema,
  }),
  /**
   * Verifies the hash chain. Owners may call this endpoint, and so may programs on the server that can read
   * the shop's secret.
   */
  verify: post('/api/admin/audit/verification', {
    summary: 'Compare the whole log with its seals, and these with a head written down earlier',
    personal: true,
    body: verifySealsSchema,
    answer: sealProofSchema,
  }),
};
