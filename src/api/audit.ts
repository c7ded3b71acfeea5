// The log of the back-office: who changed what, newest first, and the history of one thing.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type AuditLog,
  auditFiltersSchema,
  auditPageSchema,
  listAuditQuerySchema,
} from '#modules/audit/index.ts';
import { guardScope } from './guard-scope.ts';

type Ports = { auditLog: AuditLog; requireOperator: onRequestAsyncHookHandler };

export function auditRoutes({ auditLog, requireOperator }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, requireOperator);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/api/admin/audit',
      {
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
        schema: {
          tags: ['audit'],
          summary: 'The operators and kinds of things the log knows',
          response: { 200: auditFiltersSchema },
        },
      },
      async () => auditLog.filters(),
    );
  };
}
