// Who may run the shop: accounts, roles, resets. For owners only, reading included.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  actorOf,
  addOperatorSchema,
  changeRoleSchema,
  type ManageOperators,
  newPasswordAnswerSchema,
  operatorViewSchema,
} from '#modules/accounts/index.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  manageOperators: ManageOperators;
  requireOwner: onRequestAsyncHookHandler;
  /** Who adds, raises, resets or removes an account has just shown who they are. */
  requireProof: onRequestAsyncHookHandler;
};

const tags = ['operators'];
export function operatorRoutes({
  manageOperators,
  requireOwner,
  requireProof,
}: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, requireOwner);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/api/admin/operators',
      { schema: { tags, summary: 'Every account', response: { 200: z.array(operatorViewSchema) } } },
      async () => manageOperators.list(),
    );

    app.post(
      '/api/admin/operators',
      {
        onRequest: requireProof,
        schema: {
          tags,
          summary: 'Add an account; its made-up password is told once',
          body: addOperatorSchema,
          response: { 201: newPasswordAnswerSchema },
        },
      },
      async (request, reply) => reply.code(201).send(await manageOperators.add(request.body)),
    );

    app.patch(
      '/api/admin/operators/:id',
      {
        onRequest: requireProof,
        schema: {
          tags,
          problems: ['last_owner'],
          summary: 'Change the role; the last owner stays one',
          params: idParams,
          body: changeRoleSchema,
          response: { 200: operatorViewSchema },
        },
      },
      async (request) => manageOperators.changeRole(request.params.id, request.body.role),
    );

    app.post(
      '/api/admin/operators/:id/reset',
      {
        onRequest: requireProof,
        schema: {
          tags,
          problems: ['own_account'],
          summary: 'A new password, no second factor, no sessions: for whoever lost their way in',
          params: idParams,
          response: { 200: newPasswordAnswerSchema },
        },
      },
      async (request) => manageOperators.reset(request.params.id, actorOf(request).id),
    );

    app.delete(
      '/api/admin/operators/:id',
      {
        onRequest: requireProof,
        schema: {
          tags,
          problems: ['own_account', 'last_owner'],
          summary: 'Remove an account',
          params: idParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await manageOperators.remove(request.params.id, actorOf(request).id);
        return reply.code(204).send();
      },
    );
  };
}
