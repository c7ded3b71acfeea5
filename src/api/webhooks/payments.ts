// The webhook endpoint of the payment provider. The signature is checked on the raw bytes, so this scope
// parses no JSON.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { waitUntilPlaced } from '#modules/checkout/index.ts';
import { paymentEndpoints } from '#modules/payments/endpoints.ts';
import { receiveWebhook } from '#modules/payments/index.ts';
import { createServe, type RouteGuards } from '../serve.ts';
import type { Shop } from '../shop.ts';

export function paymentWebhookRoutes(shop: Shop, routeGuards: RouteGuards): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    createServe(app, routeGuards)(paymentEndpoints.receiveWebhook, async ({ request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveWebhook({ ...shop, waitUntilPlaced }, body, request.headers);
      return { received: true as const };
    });
  };
}
