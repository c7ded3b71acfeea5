// The webhook endpoint of the label service Sendy. A message only makes the shop read the shipment at the
// service. The signature is checked on the raw bytes, so this scope parses no JSON.

import type { FastifyPluginAsync } from 'fastify';
import { labelEndpoints } from '#modules/fulfilment/endpoints.ts';
import { reportShipment } from '#modules/fulfilment/index.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { createServe, type RouteGuards } from '../serve.ts';
import type { Shop } from '../shop.ts';

export function sendyWebhookRoutes(shop: Shop, routeGuards: RouteGuards): FastifyPluginAsync {
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    createServe(scope, routeGuards)(labelEndpoints.webhook, async ({ body, request }) => {
      if (shop.readSendyMessage === null) throw notFound('This shop does not use that service.');
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const message = shop.readSendyMessage(raw, request.headers);
      if (!message) throw new Refusal('invalid_message', 'The message is not accepted.');
      if (message.shipmentId !== null) await reportShipment(shop, message.shipmentId);
      return { received: true as const };
    });
  };
}
