// The routes of the sandbox for the browser: confirming a payment, and the pages of its bank and of 3-D
// Secure. Registered in test mode only; with a real payment provider these addresses do not exist.

import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sandboxEndpoints } from '#modules/payments/endpoints.ts';
import { PaymentProviderUnavailable } from '#modules/payments/payment-provider.port.ts';
import {
  returnUrlWithin,
  type SandboxAnswer,
  type SandboxPayments,
  sandboxDecisions,
} from '#modules/payments/sandbox.port.ts';
import { invalidFields, notFound, Refusal } from '#shared/api/problems.ts';
import { createServe, type RouteGuards, type Serve } from '../serve.ts';

type Sandbox = { sandbox: SandboxPayments; publicUrl: string };

const paymentParams = z.object({ paymentId: z.string().max(100) });

/**
 * Returns the Content-Security-Policy of the sandbox pages: no scripts, no other origins, no framing. The
 * public origin is named beside 'self', because browsers also check where a form redirects.
 */
function pagePolicy(publicUrl: string): string {
  const formTargets = `'self' ${new URL(publicUrl).origin}`;
  return `default-src 'none'; style-src 'self'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`;
}

export function sandboxRoutes(parts: Sandbox, routeGuards: RouteGuards): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.setErrorHandler((error) => {
      if (!(error instanceof PaymentProviderUnavailable)) throw error;
      throw new Refusal(
        'payment_provider_unavailable',
        'De betaaldienst is even niet bereikbaar. Probeer het zo opnieuw.',
        { retryAfter: 5 },
      );
    });
    serveConfirm(createServe(app, routeGuards), parts);
    addPages(app, parts);
  };
}

/**
 * Registers the endpoint that confirms a payment. It answers 402 when the payment is declined, 404 for an
 * unknown client secret, 422 for invalid input or a return URL outside the shop.
 */
function serveConfirm(serve: Serve, { sandbox, publicUrl }: Sandbox): void {
  serve(sandboxEndpoints.confirm, async ({ body: { clientSecret, paymentMethod, ...rest }, reply }) => {
    const returnUrl = safeReturnUrl(publicUrl, rest.returnUrl);
    const answer = await sandbox.confirm({ clientSecret, returnUrl, paymentMethod });
    reply.header('cache-control', 'no-store');
    switch (answer.outcome) {
      case 'unknown':
        throw notFound('We kunnen deze betaling niet vinden.', 'payment_not_found');
      case 'declined': {
        const { code, declineCode, message } = answer.failure;
        const error = { code, ...(declineCode === null ? {} : { decline_code: declineCode }), message };
        return reply.code(402).send({ paymentIntent: answer.paymentIntent, error });
      }
      case 'confirmed': {
        const { redirectUrl } = answer;
        return { paymentIntent: answer.paymentIntent, ...(redirectUrl === null ? {} : { redirectUrl }) };
      }
    }
  });
}

function addPages(app: Parameters<FastifyPluginAsyncZod>[0], { sandbox, publicUrl }: Sandbox): void {
  const policy = pagePolicy(publicUrl);
  for (const step of ['bank', '3ds'] as const) {
    const decisions = step === 'bank' ? sandboxDecisions : (['approve', 'refuse'] as const);
    const decisionBody = z.object({ action: z.enum(decisions) });
    app.get(
      `/sandbox/${step}/:paymentId`,
      { schema: { hide: true, params: paymentParams } },
      async (request, reply) =>
        answerWith(reply, await sandbox.readStep(step, request.params.paymentId), policy),
    );
    app.post(
      `/sandbox/${step}/:paymentId`,
      { schema: { hide: true, params: paymentParams, body: decisionBody } },
      async (request, reply) =>
        answerWith(reply, await sandbox.decide(step, request.params.paymentId, request.body.action), policy),
    );
  }
  app.get('/sandbox/bank.css', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sandbox.stylesheet),
  );
}

function safeReturnUrl(publicUrl: string, returnUrl: string | undefined): string | null {
  if (returnUrl === undefined) return null;
  const safe = returnUrlWithin(publicUrl, returnUrl);
  if (safe === null) {
    throw invalidFields([{ path: 'returnUrl', message: 'Dit adres hoort niet bij deze winkel.' }]);
  }
  return safe;
}

function answerWith(reply: FastifyReply, answer: SandboxAnswer, policy: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (answer.kind === 'redirect') return reply.redirect(answer.location, 303);
  return reply
    .code(answer.status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(answer.html);
}
