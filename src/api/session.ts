// Logging in and out of the back-office. Registered inside the scope of `operatorSessions`.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  beginSession,
  type LogInUseCase,
  logInSchema,
  notLoggedIn,
  operatorOf,
  operatorSchema,
  refuseOtherOrigins,
  SESSION_COOKIE,
} from '#modules/accounts/index.ts';

type Ports = { logIn: LogInUseCase; publicUrl: string };

/** POST login and logout, GET session. A session gets a new id at every log-in. */
export function sessionRoutes({ logIn, publicUrl }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/api/admin/login',
      onRequest: async (request) => refuseOtherOrigins(request, publicUrl),
      schema: {
        tags: ['session'],
        summary:
          'Log in; 401 for a wrong pair, `totp_required` when the account asks for a code, 429 after five failures in 15 minutes',
        body: logInSchema,
        response: { 200: operatorSchema },
      },
      handler: async (request, reply) => {
        const operator = await logIn(request.body, request.ip);
        await beginSession(request, operator);
        return reply.header('cache-control', 'no-store').send(operator);
      },
    });

    app.route({
      method: 'POST',
      url: '/api/admin/logout',
      onRequest: async (request) => refuseOtherOrigins(request, publicUrl),
      schema: { tags: ['session'], summary: 'Log out', response: { 204: z.null() } },
      handler: async (request, reply) => {
        const operator = operatorOf(request);
        if (operator) request.actor = operator;
        await request.session.destroy();
        return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send(null);
      },
    });

    app.route({
      method: 'GET',
      url: '/api/admin/session',
      schema: { tags: ['session'], summary: 'Who is logged in', response: { 200: operatorSchema } },
      handler: async (request, reply) => {
        const operator = operatorOf(request);
        if (!operator) throw notLoggedIn();
        return reply.header('cache-control', 'no-store').send(operator);
      },
    });
  };
}
