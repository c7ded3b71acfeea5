// The shipping endpoints of the API: the public address look-up, and the countries the shop sends to.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { shippingCountrySchema, shippingCountryUpdateSchema } from './contract.ts';

const doorsteps = endpoints({ tag: 'addresses', access: 'public', limit: 'checkout' });
const countries = endpoints({ tag: 'fees', access: 'operator' });

const doorstep = z.object({
  postalCode: z.string().max(16).default(''),
  houseNumber: z.string().max(60).default(''),
  address: z.string().max(80).optional().describe('Both in one text, such as 1012JS 1'),
  query: z.string().max(80).optional().describe('The same as address'),
});

export const addressEndpoints = {
  lookUp: doorsteps.get('/api/address-lookup', {
    summary: 'Street and place of a Dutch postal code and house number',
    query: doorstep,
    answer: z.object({
      success: z.boolean(),
      address: z.object({ streetName: z.string(), city: z.string() }).optional(),
      away: z
        .boolean()
        .optional()
        .describe('True when the register could not be asked: nothing is known of the address'),
    }),
  }),
  additions: doorsteps.get('/api/house-additions', {
    summary: 'Additions that exist at a Dutch house number',
    query: doorstep,
    answer: z.object({ success: z.boolean(), additions: z.array(z.string()) }),
  }),
};

/**
 * Endpoints of the shipping countries. A changed fee applies to quotes from then on. An unknown country is
 * refused with 404.
 */
export const shippingCountryEndpoints = {
  list: countries.get('/api/admin/shipping-countries', {
    summary: 'Every country with its fee in cents, and whether the shop sends there',
    answer: z.array(shippingCountrySchema),
  }),
  update: countries.put('/api/admin/shipping-countries/:code', {
    summary: 'Change what sending to a country costs, or whether the shop does it',
    params: z.object({ code: z.string().length(2) }),
    body: shippingCountryUpdateSchema,
    answer: shippingCountrySchema,
  }),
};
