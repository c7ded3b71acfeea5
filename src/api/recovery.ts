// Payment recovery: what failed, another payment for it, the record of what went wrong, and the link of the mail.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { refuseOtherOrigins } from '#modules/accounts/index.ts';
import {
  failedPaymentsSchema,
  logRecoveryFailureSchema,
  recoveryStartedSchema,
  startRecoverySchema,
  unpreparedPaymentSchema,
} from '#modules/checkout/contract.ts';
import type {
  FailedPaymentsOf,
  ListFailedPayments,
  ListUnpreparedPayments,
  LogRecoveryFailureUseCase,
  RecoveryLinks,
  StartRecoveryUseCase,
} from '#modules/checkout/index.ts';
import { ensureSession, keepSession, sessionOf } from './checkout-session.ts';

type Ports = {
  listFailedPayments: ListFailedPayments;
  listUnpreparedPayments: ListUnpreparedPayments;
  startRecovery: StartRecoveryUseCase;
  logRecoveryFailure: LogRecoveryFailureUseCase;
  recoveryLinks: RecoveryLinks;
  /** Where the shop's own pages are: a form of another site is refused. */
  publicUrl: string;
  requireOperator: onRequestAsyncHookHandler;
  /** Null for everybody who is not logged in to the back-office. */
  operatorOf(request: FastifyRequest): { username: string } | null;
  limits: { checkout: object };
};

const FORM_TYPE = 'application/x-www-form-urlencoded';

const listQuery = z.object({
  /** Of a recovery link: lists what it is about, on any device. */
  token: z.string().max(300).optional(),
  /** `true` in the shop itself: an operator who shops sees only the own basket there. */
  own: z.enum(['true', 'false']).optional(),
});

export function recoveryRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/stripe/failed-payments',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['checkout'],
          proof: 'checkoutSession',
          summary: 'Failed payments of this session that can be recovered; all of them for the operator',
          querystring: listQuery,
          response: { 200: failedPaymentsSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { payments: await ports.listFailedPayments(await whose(request, request.query)) };
      },
    );

    async function whose(
      request: FastifyRequest,
      { token, own }: z.infer<typeof listQuery>,
    ): Promise<FailedPaymentsOf> {
      if (token) {
        const found = await ports.recoveryLinks.find(token, sessionOf(request));
        return found.kind === 'open' ? { draftId: found.draftId } : { sessionId: null };
      }
      const isOperator = own !== 'true' && ports.operatorOf(request) !== null;
      return isOperator ? 'everybody' : { sessionId: sessionOf(request) };
    }

    app.get(
      '/api/admin/unprepared-payments',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['checkout'],
          summary: 'Baskets of the last week for which no payment could be prepared',
          response: { 200: z.array(unpreparedPaymentSchema) },
        },
      },
      async () => ports.listUnpreparedPayments(),
    );

    app.post(
      '/api/stripe/recovery-payment',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['checkout'],
          proof: 'checkoutSession',
          problems: [
            'unknown_variant',
            'payment_unknown',
            'draft_unknown',
            'recovery_exhausted',
            'already_paid',
            'payment_processing',
            'price_changed',
            'sold_out',
            'coupon_invalid',
            'payment_unavailable',
          ],
          summary: 'Prepare another payment after a failed one, at most three times',
          body: startRecoverySchema,
          response: { 200: recoveryStartedSchema },
        },
      },
      async (request, reply) => {
        const { sessionId, recoveryAttempt: _counted, ...input } = request.body;
        const session = ensureSession(request, reply, sessionId);
        reply.header('cache-control', 'no-store');
        return ports.startRecovery({ ...input, sessionId: session });
      },
    );

    app.post(
      '/api/stripe/log-recovery-failure',
      {
        config: ports.limits.checkout,
        schema: {
          tags: ['checkout'],
          proof: 'checkoutSession',
          problems: ['payment_unknown'],
          summary: 'Record why a recovery payment failed; changes nothing else',
          body: logRecoveryFailureSchema,
          response: { 200: z.object({ success: z.literal(true) }) },
        },
      },
      async (request) => {
        const { sessionId, ...report } = request.body;
        await ports.logRecoveryFailure({ ...report, sessionId: sessionOf(request, sessionId) });
        return { success: true } as const;
      },
    );

    await app.register(openLink(ports));
  };
}

/** The form of the page behind a recovery mail: what it sends is only that the button was pressed. */
function openLink({ recoveryLinks, publicUrl, limits }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    app.post(
      '/herstel/:token',
      {
        config: limits.checkout,
        onRequest: async (request) => refuseOtherOrigins(request, publicUrl),
        schema: { hide: true, params: z.object({ token: z.string().max(300) }) },
      },
      async (request, reply) => {
        const { token } = request.params;
        reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
        const opened = await recoveryLinks.open(token, sessionOf(request));
        // The page says why it does not open.
        if (opened.kind !== 'open') return reply.redirect(`/herstel/${encodeURIComponent(token)}`, 303);
        keepSession(request, reply, opened.sessionId);
        const query = new URLSearchParams({ recovery: 'true', variant: opened.variant });
        return reply.redirect(`/checkout?${query}`, 303);
      },
    );
  };
}
