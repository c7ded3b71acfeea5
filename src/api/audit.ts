// The log of the back-office: who changed what, newest first, and the history of one thing.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type AuditLog,
  auditFiltersSchema,
  auditPageSchema,
  listAuditQuerySchema,
  type SealState,
  sealProofSchema,
  sealStateSchema,
  type VerifySeals,
  verifySealsSchema,
} from '#modules/audit/index.ts';

type Ports = {
  auditLog: AuditLog;
  readSealState(): Promise<SealState>;
  verifySeals: VerifySeals;
  requireOperator: onRequestAsyncHookHandler;
  /** The owner, or a program on the shop's own machine that can read its secret. */
  requireOwnerOrMachine: onRequestAsyncHookHandler;
};

export function auditRoutes({
  auditLog,
  readSealState,
  verifySeals,
  ...guards
}: Ports): FastifyPluginAsyncZod {
  const { requireOperator, requireOwnerOrMachine } = guards;
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/api/admin/audit',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['audit'],
          summary: 'Writes of operators, newest first; `entity` and `entityId` give the history of one thing',
          querystring: listAuditQuerySchema,
          response: { 200: auditPageSchema },
        },
      },
      async (request) => auditLog.page(request.query),
    );

    app.get(
      '/api/admin/audit/filters',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['audit'],
          summary: 'The operators and kinds of things the log knows',
          response: { 200: auditFiltersSchema },
        },
      },
      async () => auditLog.filters(),
    );

    app.get(
      '/api/admin/audit/seals',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['audit'],
          summary: 'How far the log is sealed against later changes',
          response: { 200: sealStateSchema },
        },
      },
      () => readSealState(),
    );

    app.post(
      '/api/admin/audit/verification',
      {
        onRequest: requireOwnerOrMachine,
        schema: {
          tags: ['audit'],
          summary: 'Compare the whole log with its seals, and these with a head written down earlier',
          body: verifySealsSchema,
          response: { 200: sealProofSchema },
        },
      },
      ({ body }) => verifySeals(body.head),
    );
  };
}
