// The payment provider's webhook. The signature is checked on the raw bytes, so this scope parses no JSON.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ReceiveWebhook } from '#modules/payments/index.ts';

export function stripeWebhookRoutes(ports: { receiveWebhook: ReceiveWebhook }): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/api/stripe/webhook',
      {
        schema: {
          tags: ['webhooks'],
          problems: ['invalid_signature', 'wrong_mode', 'unknown_event', 'payment_unavailable'],
          summary: 'Signed messages of the payment provider',
          sends: { kind: 'signed', description: 'An event as Stripe sends it' },
          proof: 'stripeSignature',
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['stripe-signature'];
        await ports.receiveWebhook(body, typeof signature === 'string' ? signature : undefined);
        return { received: true as const };
      },
    );
  };
}
