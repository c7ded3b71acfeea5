// The own account of whoever is logged in: password, second factor and sessions. Any role may; each change asks for the
// password again. Registered inside the scope of `operatorSessions`.

import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type Actor,
  accountSchema,
  actorOf,
  beginSession,
  changePasswordSchema,
  confirmTwoFactorSchema,
  type ManageTwoFactor,
  type OwnAccount,
  proofSchema,
  proveTwoFactorSchema,
  recoveryCodesSchema,
  sessionSchema,
  startTwoFactorSchema,
  twoFactorSetupSchema,
} from '#modules/accounts/index.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  ownAccount: OwnAccount;
  twoFactor: ManageTwoFactor;
  requireSession: onRequestAsyncHookHandler;
  requireProof: onRequestAsyncHookHandler;
};

const tags = ['account'];
const actor = (request: FastifyRequest): Actor => ({ id: actorOf(request).id, network: request.network });
const neverKept = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store');
};

export function accountRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireSession);
    app.addHook('onRequest', neverKept);
    await app.register(passwordAndSessions(ports));
    await app.register(secondFactor(ports));
  };
}

function passwordAndSessions({ ownAccount, requireProof }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/account',
      { schema: { tags, summary: 'The own account', response: { 200: accountSchema } } },
      async (request) => ownAccount.read(actorOf(request).id),
    );

    app.post(
      '/api/admin/account/password',
      {
        schema: {
          tags,
          problems: ['too_many_attempts'],
          summary: 'Change the password; every other session ends, this one goes on under a new id',
          body: changePasswordSchema,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await ownAccount.changePassword(actor(request), request.body);
        await beginSession(request, actorOf(request));
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/admin/account/proof',
      {
        schema: {
          tags,
          problems: ['too_many_attempts'],
          summary: 'Show once more who it is, for what cannot be taken back; good for five minutes',
          body: proofSchema,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await ownAccount.prove(actor(request), request.body, request.session.sessionId);
        return reply.code(204).send();
      },
    );

    app.get(
      '/api/admin/account/proof',
      {
        onRequest: requireProof,
        schema: { tags, summary: 'Whether that was done lately', response: { 204: z.void() } },
      },
      async (_request, reply) => reply.code(204).send(),
    );

    app.get(
      '/api/admin/account/sessions',
      {
        schema: {
          tags,
          summary: 'Where this account is logged in',
          response: { 200: z.array(sessionSchema) },
        },
      },
      async (request) => ownAccount.listSessions(actorOf(request).id, request.session.sessionId),
    );

    app.delete(
      '/api/admin/account/sessions',
      { schema: { tags, summary: 'End every session but this one', response: { 204: z.void() } } },
      async (request, reply) => {
        await ownAccount.endOtherSessions(actorOf(request).id, request.session.sessionId);
        return reply.code(204).send();
      },
    );

    app.delete(
      '/api/admin/account/sessions/:id',
      { schema: { tags, summary: 'End one session', params: idParams, response: { 204: z.void() } } },
      async (request, reply) => {
        await ownAccount.endSession(actorOf(request).id, request.params.id);
        return reply.code(204).send();
      },
    );
  };
}

function secondFactor({ twoFactor }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/admin/account/two-factor',
      {
        schema: {
          tags,
          problems: ['too_many_attempts', 'two_factor_on'],
          summary:
            'A secret for an authenticator app, as text and as a QR picture; in use once it is confirmed',
          body: startTwoFactorSchema,
          response: { 200: twoFactorSetupSchema },
        },
      },
      async (request) => twoFactor.start(actor(request), request.body.password),
    );

    app.post(
      '/api/admin/account/two-factor/confirm',
      {
        schema: {
          tags,
          summary:
            'Switch the second factor on with a code of the app; answers recovery codes, once, and ends every other session',
          problems: ['too_many_attempts', 'two_factor_on', 'two_factor_off'],
          body: confirmTwoFactorSchema,
          response: { 200: recoveryCodesSchema },
        },
      },
      async (request) => twoFactor.confirm(actor(request), request.body.code, request.session.sessionId),
    );

    app.post(
      '/api/admin/account/two-factor/recovery-codes',
      {
        schema: {
          tags,
          problems: ['too_many_attempts', 'two_factor_off'],
          summary: 'New recovery codes in place of the old ones',
          body: proveTwoFactorSchema,
          response: { 200: recoveryCodesSchema },
        },
      },
      async (request) => twoFactor.renewRecoveryCodes(actor(request), request.body),
    );

    app.post(
      '/api/admin/account/two-factor/disable',
      {
        schema: {
          tags,
          problems: ['too_many_attempts', 'two_factor_off'],
          summary: 'Switch the second factor off',
          body: proveTwoFactorSchema,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await twoFactor.disable(actor(request), request.body);
        return reply.code(204).send();
      },
    );
  };
}
