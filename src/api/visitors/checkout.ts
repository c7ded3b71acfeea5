// The endpoints of the checkout page: prepare a payment, find the outcome of a payment, and create the order
// from the success page when no webhook has arrived yet.

import { checkoutEndpoints, paymentLinkEndpoints } from '#modules/checkout/endpoints.ts';
import {
  claimPurchaseEvent,
  createOrderFromSuccess,
  findReceipt,
  startCheckout,
} from '#modules/checkout/index.ts';
import { startDifference } from '#modules/order-changes/index.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';
import { ensureSession, sessionOf } from './checkout-session.ts';

export function serveCheckout(serve: Serve, shop: Shop): void {
  serve(checkoutEndpoints.start, ({ body: { sessionId, ...basket }, request, reply }) =>
    startCheckout(shop, {
      ...basket,
      sessionId: ensureSession(shop, request, reply, sessionId),
      network: request.network,
    }),
  );
  serve(checkoutEndpoints.createOrderFromSuccess, ({ body, request }) =>
    createOrderFromSuccess(shop, body, sessionOf(request, body.sessionId)),
  );
  serve(checkoutEndpoints.measure, async ({ body }) => ({
    first: await claimPurchaseEvent(shop, body.paymentIntentId),
  }));
  serve(paymentLinkEndpoints.start, ({ body }) => startDifference(shop, body.token));
  serve(checkoutEndpoints.findOutcome, async ({ query, request }) => {
    const outcome = await shop.findPaymentOutcome(query.payment_intent);
    const paid = outcome.outcome === 'succeeded';
    const receipt = paid ? await findReceipt(shop, query.payment_intent, sessionOf(request)) : null;
    return { ...outcome, receipt };
  });
}
