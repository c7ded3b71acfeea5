// What the checkout page calls: prepare a payment, ask what became of it, and the backup order of the success page.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  backupOrderAnswerSchema,
  backupOrderSchema,
  checkoutStartedSchema,
  paymentOutcomeSchema,
  startCheckoutSchema,
} from '#modules/checkout/contract.ts';
import type {
  CreateOrderFromSuccess,
  FindPaymentOutcome,
  StartCheckoutUseCase,
} from '#modules/checkout/index.ts';
import { ensureSession, sessionOf } from './checkout-session.ts';

type Ports = {
  startCheckout: StartCheckoutUseCase;
  createOrderFromSuccess: CreateOrderFromSuccess;
  findPaymentOutcome: FindPaymentOutcome;
  limits: { checkout: object };
};

export function checkoutRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/checkout',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['checkout'],
          problems: [
            'unknown_variant',
            'unknown_country',
            'country_not_served',
            'coupon_invalid',
            'amount_too_small',
            'price_changed',
            'sold_out',
            'payment_unavailable',
          ],
          proof: 'checkoutSession',
          summary: 'Prepare a payment for a pack; the server decides the amount',
          body: startCheckoutSchema,
          response: { 200: checkoutStartedSchema },
        },
      },
      async (request, reply) => {
        const { sessionId, ...input } = request.body;
        const session = ensureSession(request, reply, sessionId);
        reply.header('cache-control', 'no-store');
        return ports.startCheckout({ ...input, sessionId: session, network: request.network });
      },
    );

    app.post(
      '/api/create-order-from-success',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['checkout'],
          problems: ['payment_unknown', 'payment_not_succeeded', 'checkout_expired', 'payment_unavailable'],
          proof: 'checkoutSession',
          summary: 'The order of a payment that succeeded, made when it is not there yet',
          body: backupOrderSchema,
          response: { 200: backupOrderAnswerSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.createOrderFromSuccess(request.body, sessionOf(request, request.body.sessionId));
      },
    );

    app.get(
      '/api/checkout/outcome',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['checkout'],
          problems: ['payment_unavailable'],
          summary: 'What became of a payment, by the word of the provider',
          querystring: z.object({ payment_intent: z.string().max(255).default('') }),
          response: { 200: paymentOutcomeSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.findPaymentOutcome(request.query.payment_intent);
      },
    );
  };
}
