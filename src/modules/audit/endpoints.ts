// What programs can ask of the log of the back-office: who changed what, and whether it still is as it was
// sealed.

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
  /** Of the owner, or of a program on the shop's own machine that can read its secret. */
  verify: post('/api/admin/audit/verification', {
    summary: 'Compare the whole log with its seals, and these with a head written down earlier',
    personal: true,
    body: verifySealsSchema,
    answer: sealProofSchema,
  }),
};
