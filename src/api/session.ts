// Logging in and out of the back-office. Registered inside the scope of `operatorSessions`.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  beginSession,
  DEVICE_LASTS,
  type KnownDevices,
  type LogInUseCase,
  logInSchema,
  notLoggedIn,
  operatorOf,
  operatorSchema,
  refuseOtherOrigins,
  sessionCookie,
} from '#modules/accounts/index.ts';
import { ownCookie } from '#shared/own-cookie.ts';

type Ports = {
  logIn: LogInUseCase;
  knownDevices: KnownDevices;
  publicUrl: string;
  limits: { logIn: { rateLimit: object } };
};

const DEVICE_COOKIE = 'zwartwit_device';

/** POST login and logout, GET session. A session gets a new id at every log-in. */
export function sessionRoutes({ logIn, knownDevices, publicUrl, limits }: Ports): FastifyPluginAsyncZod {
  const deviceOf = ({ cookies, protocol }: FastifyRequest) =>
    knownDevices.read(cookies[ownCookie(DEVICE_COOKIE, protocol)]);

  /** The browser is known from here on, for as long as somebody logs in from it now and then. */
  function remember(request: FastifyRequest, reply: FastifyReply, username: string): void {
    reply.setCookie(
      ownCookie(DEVICE_COOKIE, request.protocol),
      knownDevices.mark(username, deviceOf(request)),
      {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: DEVICE_LASTS / 1000,
      },
    );
  }

  return async (app) => {
    app.route({
      method: 'POST',
      url: '/api/admin/login',
      // A stranger's flood does not keep out who is known.
      config: {
        rateLimit: {
          ...limits.logIn.rateLimit,
          allowList: (request: FastifyRequest) => deviceOf(request) !== null,
        },
      },
      onRequest: async (request) => refuseOtherOrigins(request, publicUrl),
      schema: {
        tags: ['session'],
        problems: [
          'invalid_credentials',
          'totp_required',
          'totp_invalid',
          'password_expired',
          'too_many_attempts',
          'log_in_busy',
          'cross_origin',
        ],
        summary:
          'Log in; 401 for a wrong pair, `totp_required` when the account asks for a code, 429 after five failures in 15 minutes',
        body: logInSchema,
        response: { 200: operatorSchema },
      },
      handler: async (request, reply) => {
        const operator = await logIn(request.body, { network: request.network, device: deviceOf(request) });
        await beginSession(request, operator);
        remember(request, reply, operator.username);
        return reply.header('cache-control', 'no-store').send(operator);
      },
    });

    app.route({
      method: 'POST',
      url: '/api/admin/logout',
      onRequest: async (request) => refuseOtherOrigins(request, publicUrl),
      schema: {
        tags: ['session'],
        problems: ['cross_origin'],
        summary: 'Log out',
        response: { 204: z.null() },
      },
      handler: async (request, reply) => {
        const operator = operatorOf(request);
        if (operator) request.actor = operator;
        await request.session.destroy();
        return reply
          .clearCookie(sessionCookie(request.protocol === 'https'), {
            path: '/',
            secure: request.protocol === 'https',
          })
          .header('clear-site-data', '"cache", "storage"')
          .code(204)
          .send(null);
      },
    });

    app.route({
      method: 'GET',
      url: '/api/admin/session',
      schema: {
        tags: ['session'],
        problems: ['not_logged_in'],
        summary: 'Who is logged in',
        response: { 200: operatorSchema },
      },
      handler: async (request, reply) => {
        const operator = operatorOf(request);
        if (!operator) throw notLoggedIn();
        return reply.header('cache-control', 'no-store').send(operator);
      },
    });
  };
}
