// Every mail the shop made, with what became of it, and another try for one that did not leave.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type ListMailsQuery,
  listMailsQuerySchema,
  type Mail,
  type MailDetail,
  type MailPage,
  mailDetailSchema,
  mailPageSchema,
  mailSchema,
  type RetriedMails,
  retriedMailsSchema,
} from '#modules/mail/contract.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  listMails(query: ListMailsQuery): Promise<Mail[]>;
  listMailPage(query: ListMailsQuery & { limit: number }): Promise<MailPage>;
  readMail(id: number): Promise<MailDetail>;
  retryMail(id: number): Promise<Mail>;
  retryFailedMails(): Promise<RetriedMails>;
  requireOperator: onRequestAsyncHookHandler;
};

/** Newest first: a plain list of at most 1000, or with `limit` a page of {items, nextCursor, total}. */
export function outboxRoutes({
  listMails,
  listMailPage,
  requireOperator,
  ...ports
}: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(mailRoutes({ ...ports, requireOperator }));

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

/** 404 `not_found`; 409 `mail_queued`, `mail_sent`, `recipient_unsubscribed`. */
function mailRoutes(ports: Omit<Ports, 'listMails' | 'listMailPage'>): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);

    app.route({
      method: 'GET',
      url: '/api/admin/outbox/:id',
      schema: {
        tags: ['mail'],
        summary: 'One mail with its headers and every attempt to deliver it',
        params: idParams,
        response: { 200: mailDetailSchema },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.readMail(request.params.id);
      },
    });

    app.route({
      method: 'POST',
      url: '/api/admin/outbox/:id/retry',
      schema: {
        tags: ['mail'],
        problems: ['mail_queued', 'mail_sent', 'recipient_unsubscribed'],
        summary: 'Send a mail that did not leave',
        params: idParams,
        response: { 200: mailSchema },
      },
      handler: async (request) => ports.retryMail(request.params.id),
    });

    app.route({
      method: 'POST',
      url: '/api/admin/outbox/retry-failed',
      schema: {
        tags: ['mail'],
        summary: 'Send every mail again that was given up',
        response: { 200: retriedMailsSchema },
      },
      handler: async () => ports.retryFailedMails(),
    });
  };
}
