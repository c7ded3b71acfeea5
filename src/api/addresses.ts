// Street, place and additions of a Dutch doorstep, for the checkout.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { LookUpAddress } from '#modules/shipping/index.ts';

const doorstep = z.object({
  postalCode: z.string().max(16).default(''),
  houseNumber: z.string().max(16).default(''),
});

export function addressRoutes(ports: {
  lookUpAddress: LookUpAddress;
  limits: { checkout: object };
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/address-lookup',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['addresses'],
          summary: 'Street and place of a Dutch postal code and house number',
          querystring: doorstep,
          response: {
            200: z.object({
              success: z.boolean(),
              address: z.object({ streetName: z.string(), city: z.string() }).optional(),
            }),
          },
        },
      },
      async (request) => {
        const { success, address } = await ports.lookUpAddress(request.query);
        return address ? { success, address } : { success };
      },
    );

    app.get(
      '/api/house-additions',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['addresses'],
          summary: 'Additions that exist at a Dutch house number',
          querystring: doorstep,
          response: { 200: z.object({ success: z.boolean(), additions: z.array(z.string()) }) },
        },
      },
      async (request) => {
        const { success, additions } = await ports.lookUpAddress(request.query);
        return { success, additions };
      },
    );
  };
}
