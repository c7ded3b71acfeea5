// The endpoints of payment recovery: listing failed payments, starting a new payment, recording a failure,
// and the link in the recovery mail.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { readerOf } from '#modules/accounts/index.ts';
import { failedPaymentEndpoints, recoveryEndpoints } from '#modules/checkout/endpoints.ts';
import {
  type FailedPaymentsOf,
  findRecovery,
  listFailedCheckouts,
  listFailedPayments,
  listUnpreparedPayments,
  logRecoveryFailure,
  makeRecoveryLink,
  openRecovery,
  startRecovery,
} from '#modules/checkout/index.ts';
import { href, type PagePath } from '#shared/href.ts';
import type { EndpointCall, RouteGuards, Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';
import { ensureSession, sessionOf, setSessionCookie } from './checkout-session.ts';

/**
 * Registers the endpoints of payment recovery. The Fastify scope must read operator sessions, because an
 * operator who may read orders sees the failed payments of all visitors.
 */
export function serveRecovery(serve: Serve, shop: Shop): void {
  serve(recoveryEndpoints.listFailed, async (call) => ({
    payments: await listFailedPayments(shop, await selectFailedPayments(shop, call)),
  }));
  serve(failedPaymentEndpoints.list, () => listFailedCheckouts(shop));
  serve(failedPaymentEndpoints.makeLink, ({ params: { id } }) => makeRecoveryLink(shop, Number(id)));
  serve(recoveryEndpoints.listUnprepared, () => listUnpreparedPayments(shop));
  serve(recoveryEndpoints.start, ({ body, request, reply }) => {
    const { sessionId, recoveryAttempt: _counted, ...input } = body;
    return startRecovery(shop, { ...input, sessionId: ensureSession(shop, request, reply, sessionId) });
  });
  serve(recoveryEndpoints.logFailure, async ({ body: { sessionId, ...report }, request }) => {
    await logRecoveryFailure(shop, { ...report, sessionId: sessionOf(request, sessionId) });
    return { success: true } as const;
  });
}

async function selectFailedPayments(
  shop: Shop,
  { query: { token, own }, request }: EndpointCall<typeof recoveryEndpoints.listFailed>,
): Promise<FailedPaymentsOf> {
  if (token) {
    const result = await findRecovery(shop, token, sessionOf(request));
    return result.kind === 'open' ? { draftId: result.draftId } : { sessionId: null };
  }
  const isOperator = own !== 'true' && readerOf(request, 'orders') !== null;
  return isOperator ? 'everybody' : { sessionId: sessionOf(request) };
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Route for the button on the page behind a recovery mail. The form has no fields: pressing the button opens
 * the basket in this browser and redirects to the checkout, or to the page that explains why the basket does
 * not open.
 */
export function recoveryLinkRoutes(
  shop: Shop,
  { limits, refuseCrossOrigin: refuseOtherOrigins }: Pick<RouteGuards, 'limits' | 'refuseCrossOrigin'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    app.post(
      '/herstel/:token' satisfies PagePath,
      {
        config: limits.checkout,
        onRequest: refuseOtherOrigins,
        schema: { hide: true, params: z.object({ token: z.string().max(300) }) },
      },
      async (request, reply) => {
        const { token } = request.params;
        reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
        const opened = await openRecovery(shop, token, sessionOf(request));
        // The page explains why the basket does not open.
        if (opened.kind !== 'open') return reply.redirect(href('/herstel/:token', { token }), 303);
        setSessionCookie(request, reply, opened.sessionId);
        const checkout = href('/checkout', { recovery: 'true', variant: opened.variant });
        return reply.redirect(checkout, 303);
      },
    );
  };
}
