// What the shop sells, for everybody: packs with their prices, published products, quotes and the worth of a code.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type PackVariant,
  type Product,
  packVariantSchema,
  productSchema,
} from '#modules/catalog/contract.ts';
import {
  type CouponAnswer,
  couponAnswerSchema,
  type Quote,
  type QuoteRequest,
  quoteRequestSchema,
  quoteSchema,
  type ValidateCoupon,
  validateCouponSchema,
} from '#modules/pricing/contract.ts';
import { sessionOf } from './checkout-session.ts';

type Ports = {
  /** The list, and the JSON text that is sent for it. */
  readPackVariants(): Promise<{ value: PackVariant[]; text: string }>;
  listPublishedProducts(): Promise<Product[]>;
  getQuote(request: QuoteRequest): Promise<Quote>;
  /** The session's own pack stands in for an amount that was not given. */
  validateCoupon(request: ValidateCoupon, sessionId: string | null): Promise<CouponAnswer>;
  limits: { checkout: object };
};

export function catalogRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/variants',
      {
        schema: {
          tags: ['catalog'],
          summary: 'The packs as the storefront shows them',
          response: { 200: z.array(packVariantSchema) },
        },
      },
      async (_request, reply) => {
        const { value, text } = await ports.readPackVariants();
        // Checked and serialised when it was read: the route's own serialiser has nothing left to do.
        return reply
          .type('application/json; charset=utf-8')
          .serializer(() => text)
          .send(value);
      },
    );

    app.get(
      '/api/products',
      {
        schema: {
          tags: ['catalog'],
          summary: 'Published products',
          response: { 200: z.array(productSchema) },
        },
      },
      async () => ports.listPublishedProducts(),
    );

    app.get(
      '/api/quote',
      {
        schema: {
          tags: ['pricing'],
          problems: ['unknown_variant', 'unknown_country', 'country_not_served'],
          summary: 'What a pack costs in a country with a code, in cents and as text',
          querystring: quoteRequestSchema,
          response: { 200: quoteSchema },
        },
      },
      async (request) => ports.getQuote(request.query),
    );

    app.post(
      '/api/validate-coupon',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['pricing'],
          problems: ['unknown_variant', 'unknown_country', 'country_not_served'],
          summary: 'What a code is worth; a worthless one is an answer too',
          body: validateCouponSchema,
          response: { 200: couponAnswerSchema },
        },
      },
      async (request) => ports.validateCoupon(request.body, sessionOf(request)),
    );
  };
}
