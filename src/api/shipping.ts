// Where the shop sends to and what that costs, for the back-office.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type ShippingCountryUpdate,
  type ShippingCountryView,
  shippingCountrySchema,
  shippingCountryUpdateSchema,
} from '#modules/shipping/contract.ts';

type Ports = {
  listShippingCountries(): Promise<ShippingCountryView[]>;
  changeShippingCountry(code: string, change: ShippingCountryUpdate): Promise<ShippingCountryView>;
  requireOperator: onRequestAsyncHookHandler;
};

const countryParams = z.object({ code: z.string().length(2) });

/** A change holds from the next quote on; 404 for a country that does not exist. */
export function shippingRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/admin/shipping-countries',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['settings'],
        summary: 'Every country with its fee in cents, and whether the shop sends there',
        response: { 200: z.array(shippingCountrySchema) },
      },
      handler: async (_request, reply) =>
        reply.header('cache-control', 'no-store').send(await ports.listShippingCountries()),
    });

    app.route({
      method: 'PUT',
      url: '/api/admin/shipping-countries/:code',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['settings'],
        summary: 'Change what sending to a country costs, or whether the shop does it',
        params: countryParams,
        body: shippingCountryUpdateSchema,
        response: { 200: shippingCountrySchema },
      },
      handler: async ({ params, body }) => ports.changeShippingCountry(params.code, body),
    });
  };
}
