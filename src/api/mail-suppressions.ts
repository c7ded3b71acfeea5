// The addresses that get no mail any more, for the back-office.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  addSuppressionSchema,
  listSuppressionsQuerySchema,
  suppressionPageSchema,
  suppressionSchema,
} from '#modules/mail/contract.ts';
import type { Suppressions } from '#modules/mail/index.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = { suppressions: Suppressions; requireOperator: onRequestAsyncHookHandler };

const tags = ['mail'];
const PATH = '/api/admin/mail-suppressions';

/** 404 `not_found`; 422 for what is no address. */
export function mailSuppressionRoutes({ suppressions, requireOperator }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, requireOperator);

    app.route({
      method: 'GET',
      url: PATH,
      schema: {
        tags,
        summary: 'Addresses that get no mail, newest first',
        querystring: listSuppressionsQuerySchema,
        response: { 200: suppressionPageSchema },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return suppressions.page(request.query);
      },
    });

    app.route({
      method: 'POST',
      url: PATH,
      schema: {
        tags,
        summary: 'Put an address on the list',
        body: addSuppressionSchema,
        response: { 201: suppressionSchema },
      },
      handler: async (request, reply) => reply.code(201).send(await suppressions.add(request.body)),
    });

    app.route({
      method: 'DELETE',
      url: `${PATH}/:id`,
      schema: {
        tags,
        summary: 'Take an address off the list',
        params: idParams,
        response: { 204: z.void() },
      },
      handler: async (request, reply) => {
        await suppressions.remove(request.params.id);
        return reply.code(204).send();
      },
    });
  };
}
