// Draft orders: a visitor saves and restores the own basket, the operator sees and changes all of them.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { CompleteDraft } from '#modules/checkout/index.ts';
import {
  type Draft,
  draftPageSchema,
  draftSchema,
  listDraftsQuerySchema,
  upsertDraftSchema,
} from '#modules/drafts/contract.ts';
import type { FindOwnDraft, ManageDrafts, UpsertDraftOrder } from '#modules/drafts/index.ts';
import { RECIPIENT_CSV } from '#shared/recipient-csv.ts';
import { ensureSession, sessionOf } from './checkout-session.ts';
import { type CsvColumn, csvResponse, everyRow, sendCsv } from './csv-reply.ts';
import { idParams } from './id-params.ts';

type Ports = {
  upsertDraft: UpsertDraftOrder;
  findOwnDraft: FindOwnDraft;
  manageDrafts: ManageDrafts;
  completeDraft: CompleteDraft;
  requireOperator: onRequestAsyncHookHandler;
  /** Null for everybody who is not logged in to the back-office. */
  operatorOf(request: FastifyRequest): { username: string } | null;
  limits: { checkout: object };
};

const CSV_PAGE = 200;

const CSV: readonly CsvColumn<Draft>[] = [
  ['ID', ({ id }) => id],
  ['Begonnen', ({ createdAt }) => createdAt],
  ...RECIPIENT_CSV,
  ['Product', ({ variant }) => variant],
  ['Kortingscode', ({ couponCode }) => couponCode],
  ['Totaal', ({ total }) => total.replace('.', ',')],
];

const changeDraftBody = upsertDraftSchema.extend({
  isCompleted: z.boolean().optional(),
  completedAt: z.string().max(40).nullable().optional(),
  /** As it was when the operator began to edit: somebody else's change in between is a conflict. */
  updatedAt: z.iso.datetime().optional(),
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
          proof: 'checkoutSession',
          problems: ['unknown_country'],
          summary: 'Save the basket of this session',
          body: upsertDraftSchema,
          response: { 200: draftSchema },
        },
      },
      async (request, reply) => {
        const { sessionId, ...fields } = request.body;
        const session = ensureSession(request, reply, sessionId);
        reply.header('cache-control', 'no-store');
        return ports.upsertDraft({ sessionId: session, fields });
      },
    );

    app.get(
      '/api/draft-orders/current',
      {
        schema: {
          tags: ['drafts'],
          proof: 'checkoutSession',
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
          proof: 'checkoutSession',
          problems: [
            'draft_unknown',
            'not_logged_in',
            'not_allowed',
            'password_change_required',
            'two_factor_required',
            'cross_origin',
            'edit_conflict',
            'payment_not_succeeded',
            'payment_unavailable',
          ],
          summary: 'The operator changes a draft; the session that made it may report its payment',
          params: idParams,
          body: changeDraftBody,
          response: { 200: draftSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { isCompleted, completedAt, updatedAt, total, products, discount, shippingCost, ...rest } =
          request.body;
        const { sessionId, ...fields } = rest;
        if (ports.operatorOf(request)) return ports.manageDrafts.change(id, fields, updatedAt);
        return ports.completeDraft({ draftId: id, sessionId: sessionOf(request, sessionId) });
      },
    );

    app.get(
      '/api/draft-orders',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['drafts'],
          summary: 'Abandoned carts, newest first: a plain list, or a page when anything is asked of it',
          querystring: listDraftsQuerySchema,
          response: { 200: z.union([z.array(draftSchema), draftPageSchema]) },
        },
      },
      async (request) =>
        Object.keys(request.query).length === 0
          ? ports.manageDrafts.list()
          : ports.manageDrafts.page(request.query),
    );

    app.get(
      '/api/draft-orders.csv',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['drafts'],
          response: csvResponse,
          summary: 'Abandoned carts as a file: all, or those that are asked for',
          querystring: listDraftsQuerySchema.omit({ limit: true, cursor: true }),
        },
      },
      async (request, reply) => {
        const rows = everyRow((cursor) =>
          ports.manageDrafts.page({ ...request.query, cursor, limit: CSV_PAGE }),
        );
        return sendCsv(reply, 'verlaten-winkelmandjes', CSV, rows);
      },
    );

    app.delete(
      '/api/draft-orders/:id',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['drafts'],
          problems: ['draft_unknown'],
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
