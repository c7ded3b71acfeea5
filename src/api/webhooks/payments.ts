// The payment provider's webhook. The signature is checked on the raw bytes, so this scope parses no JSON.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { untilPlaced } from '#modules/checkout/index.ts';
import { paymentEndpoints } from '#modules/payments/endpoints.ts';
import { receiveWebhook } from '#modules/payments/index.ts';
import { createServe, type Doors } from '../serve.ts';
import type { Shop } from '../shop.ts';

export function paymentWebhookRoutes(shop: Shop, doors: Doors): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    createServe(app, doors)(paymentEndpoints.receiveWebhook, async ({ request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveWebhook({ ...shop, untilPlaced }, body, request.headers);
      return { received: true as const };
    });
  };
}
