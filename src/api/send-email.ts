// POST /api/admin/send-email: a mail about an order or a basket, sent by an operator.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendEmailSchema, sentEmailSchema } from '#modules/mail/contract.ts';
import type { SendByHand } from '#modules/mail/index.ts';

type Ports = { sendByHand: Pick<SendByHand, 'send'>; requireOperator: onRequestAsyncHookHandler };

/**
 * 404 `not_found`; 409 `nothing_to_tell`, `no_address`, `no_consent`, `recipient_suppressed`, `template_inactive`,
 * `already_sent`; 422 with the fields at fault.
 */
export function sendEmailRoutes({ sendByHand, requireOperator }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/api/admin/send-email',
      onRequest: requireOperator,
      schema: {
        tags: ['mail'],
        problems: [
          'nothing_to_tell',
          'no_address',
          'no_consent',
          'recipient_suppressed',
          'template_inactive',
          'already_sent',
          'not_found',
        ],
        summary: 'Send a mail about an order or a basket',
        body: sendEmailSchema,
        response: { 200: sentEmailSchema },
      },
      handler: async (request) => sendByHand.send(request.body),
    });
  };
}
