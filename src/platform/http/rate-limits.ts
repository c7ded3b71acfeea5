// How often one address may call: a window per route, one scale for all of them (RATE_LIMIT_SCALE).
// The log-in limit is not here: it counts failures per account and is never scaled.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#shared/problems.ts';

export type RateLimit = { max: number; windowMs: number };

/** Installs the limiter; routes opt in with `config: { rateLimit: limited(app, …) }`. */
export async function installRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'onRequest',
    keyGenerator: ({ network }) => network,
    errorResponseBuilder: (_request, context) =>
      new Refusal({
        status: 429,
        code: 'rate_limited',
        detail: 'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
        retryAfter: Math.ceil(context.ttl / 1000),
      }),
  });
}

/** The route option for a limit under the process-wide scale. */
export function limited(limit: RateLimit, scale: number): { rateLimit: { max: number; timeWindow: number } } {
  return { rateLimit: { max: Math.max(1, Math.round(limit.max * scale)), timeWindow: limit.windowMs } };
}
