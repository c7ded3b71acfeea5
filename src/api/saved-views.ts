// Kept views of the back-office's lists: each operator has their own. All calls need a session.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { KeepViews } from '#modules/settings/index.ts';
import { savedViewListSchema, savedViewSchema, saveViewSchema } from '#modules/settings/index.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  keepViews: KeepViews;
  requireOperator: onRequestAsyncHookHandler;
  operatorOf(request: FastifyRequest): { username: string } | null;
};

const PATH = '/api/admin/saved-views';

export function savedViewRoutes({ keepViews, requireOperator, operatorOf }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, requireOperator);
    const whose = (request: FastifyRequest) => operatorOf(request)?.username ?? '';
    const tags = ['settings'];

    app.get(
      PATH,
      {
        schema: {
          tags,
          summary: 'The own views of a list',
          querystring: savedViewListSchema,
          response: { 200: z.array(savedViewSchema) },
        },
      },
      async (request) => keepViews.list(whose(request), request.query.list),
    );
    app.post(
      PATH,
      {
        schema: {
          tags,
          summary: 'Keep a view of a list',
          body: saveViewSchema,
          response: { 200: savedViewSchema },
        },
      },
      async (request) => keepViews.save(whose(request), request.body),
    );
    app.delete(
      `${PATH}/:id`,
      { schema: { tags, summary: 'Forget a view', params: idParams, response: { 204: z.void() } } },
      async (request, reply) => {
        await keepViews.remove(whose(request), request.params.id);
        return reply.code(204).send();
      },
    );
  };
}
