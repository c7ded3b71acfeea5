// Draft orders: a visitor saves and restores the own basket, the operator sees and changes all of them.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { CompleteDraft } from '#modules/checkout/index.ts';
import { draftSchema, upsertDraftSchema } from '#modules/drafts/contract.ts';
import type { FindOwnDraft, ManageDrafts, UpsertDraftOrder } from '#modules/drafts/index.ts';
import { ensureSession, sessionOf } from './checkout-session.ts';
import { idParams } from './id-params.ts';

type Ports = {
  upsertDraft: UpsertDraftOrder;
  findOwnDraft: FindOwnDraft;
  manageDrafts: ManageDrafts;
  completeDraft: CompleteDraft;
  requireOperator: onRequestAsyncHookHandler;
  /** Null for everybody who is not logged in to the back-office. */
  operatorOf(request: FastifyRequest): { username: string } | null;
  secureCookies: boolean;
  limits: { checkout: object };
};

const changeDraftBody = upsertDraftSchema.extend({
  isCompleted: z.boolean().optional(),
  completedAt: z.string().max(40).nullable().optional(),
  /** Computed by the server; accepted and left unread. */
  total: z.union([z.string(), z.number()]).optional(),
  products: z.string().max(10_000).optional(),
  discount: z.union([z.string(), z.number()]).nullable().optional(),
  shippingCost: z.union([z.string(), z.number()]).nullable().optional(),
});

export function draftRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/draft-orders/upsert',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['drafts'],
          summary: 'Save the basket of this session',
          body: upsertDraftSchema,
          response: { 200: draftSchema },
        },
      },
      async (request, reply) => {
        const { sessionId, ...fields } = request.body;
        const session = ensureSession(request, reply, ports.secureCookies, sessionId);
        reply.header('cache-control', 'no-store');
        return ports.upsertDraft({ sessionId: session, fields });
      },
    );

    app.get(
      '/api/draft-orders/current',
      {
        schema: {
          tags: ['drafts'],
          summary: 'The open basket of this session, or null',
          response: { 200: draftSchema.nullable() },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.findOwnDraft(sessionOf(request));
      },
    );

    app.put(
      '/api/draft-orders/:id',
      {
        // The route is open to visitors; of operators it asks what every other write asks of them.
        onRequest: async (request, reply) => {
          if (ports.operatorOf(request)) await ports.requireOperator.call(app, request, reply);
        },
        schema: {
          tags: ['drafts'],
          summary: 'The operator changes a draft; the session that made it may report its payment',
          params: idParams,
          body: changeDraftBody,
          response: { 200: draftSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { isCompleted, completedAt, total, products, discount, shippingCost, sessionId, ...fields } =
          request.body;
        if (ports.operatorOf(request)) return ports.manageDrafts.change(id, fields);
        return ports.completeDraft({ draftId: id, sessionId: sessionOf(request, sessionId) });
      },
    );

    app.get(
      '/api/draft-orders',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['drafts'],
          summary: 'Abandoned carts, newest first',
          response: { 200: z.array(draftSchema) },
        },
      },
      async () => ports.manageDrafts.list(),
    );

    app.delete(
      '/api/draft-orders/:id',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['drafts'],
          summary: 'Delete a draft',
          params: idParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await ports.manageDrafts.remove(request.params.id);
        return reply.code(204).send();
      },
    );
  };
}
