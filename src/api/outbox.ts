// GET /api/admin/outbox: every mail the shop made, with what became of it.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type ListMailsQuery,
  listMailsQuerySchema,
  type Mail,
  type MailPage,
  mailPageSchema,
  mailSchema,
} from '#modules/mail/contract.ts';

type Ports = {
  listMails(query: ListMailsQuery): Promise<Mail[]>;
  listMailPage(query: ListMailsQuery & { limit: number }): Promise<MailPage>;
  requireOperator: onRequestAsyncHookHandler;
};

/** Newest first: a plain list of at most 1000, or with `limit` a page of {items, nextCursor, total}. */
export function outboxRoutes({ listMails, listMailPage, requireOperator }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/admin/outbox',
      onRequest: requireOperator,
      schema: {
        tags: ['mail'],
        summary: 'Mails the shop made, newest first',
        querystring: listMailsQuerySchema,
        response: { 200: z.union([z.array(mailSchema), mailPageSchema]) },
      },
      handler: async (request, reply) => {
        const { limit, ...query } = request.query;
        reply.header('cache-control', 'no-store');
        return limit === undefined ? listMails(query) : listMailPage({ ...query, limit });
      },
    });
  };
}
