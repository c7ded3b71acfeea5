// Messages of the label service. They are hints: what is done follows from what the service answers when it is asked.
// A signature is checked on the raw bytes, so this scope parses no JSON.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { FollowShipments } from '#modules/orders/index.ts';
import { notFound, Refusal } from '#shared/problems.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Ports = {
  followShipments: Pick<FollowShipments, 'report'>;
  /** Null when the message is not from the service; the port itself is null without one. */
  readSendyMessage: ((rawBody: Buffer, headers: Headers) => { shipmentId: string | null } | null) | null;
};

export function sendyWebhookRoutes({ followShipments, readSendyMessage }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/api/sendy/webhook',
      {
        schema: {
          tags: ['webhooks'],
          problems: ['invalid_message', 'not_found'],
          summary: 'Messages of the label service about a shipment',
          sends: { kind: 'signed', description: 'A message as the label service sends it' },
          proof: 'sendySignature',
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async (request) => {
        if (readSendyMessage === null) throw notFound('This shop does not use that service.');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const message = readSendyMessage(body, request.headers);
        if (!message)
          throw new Refusal({ status: 400, code: 'invalid_message', detail: 'The message is not accepted.' });
        if (message.shipmentId !== null) await followShipments.report(message.shipmentId);
        return { received: true as const };
      },
    );
  };
}
