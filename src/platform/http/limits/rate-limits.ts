// Rate limits per network and route, all scaled by `RATE_LIMIT_SCALE`. Limits on the cost of reads count per
// process; limits on writing, sending and external calls count over all processes. The limit on log-ins is
// elsewhere: it counts failures per account and is never scaled.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#shared/api/problems.ts';
import { type CountShared, createRateLimitStore } from './rate-limit-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that everybody may call without logging in. */
    isPublic?: boolean;
  }
}

export type RateLimit = { max: number; windowMs: number };

/**
 * Matches the paths of GET requests that cost database or processor time. A route with such a path that
 * declares no rate limit gets the default one.
 */
const READS = /^\/(api\/|metrics$|readyz$|sitemap\.xml$|blog\/rss\.xml$)/;

/**
 * Installs the rate limiter. Routes opt in with `config: { rateLimit: limited(…) }`; GET routes of `READS`
 * that do not opt in get the limit `reads`, which applies to logged-in operators on public routes only.
 */
export async function installRateLimits(
  app: FastifyInstance,
  { reads, countShared = null }: { reads?: RateLimit; countShared?: CountShared | null },
): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!reads || route.method !== 'GET' || !READS.test(route.url) || route.config?.rateLimit) return;
    route.config = { ...route.config, rateLimit: { ...limited(reads, 1).rateLimit, allowList } };
  });
  await app.register(rateLimit, {
    global: false,
    store: createRateLimitStore(countShared),
    hook: 'onRequest',
    keyGenerator: ({ network }) => network,
    errorResponseBuilder: (_request, context) => rateLimited(Math.ceil(context.ttl / 1000)),
  });
}

/**
 * True for a request to which the rate limit `reads` does not apply: one of a logged-in operator on a route
 * that is not public.
 */
const allowList = ({ actor, routeOptions }: FastifyRequest) =>
  actor !== undefined && routeOptions.config.isPublic !== true;

/** Creates the refusal 429 `rate_limited`. `retryAfter` is the number of seconds to wait. */
export function rateLimited(retryAfter: number): Refusal {
  return new Refusal(
    'rate_limited',
    'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
    { retryAfter },
  );
}

type Limited = { rateLimit: { max: number; timeWindow: number; together?: string } };

/**
 * Returns the route option for a limit that each process counts for itself. The maximum is multiplied by
 * `scale` and is never below 1.
 */
export function limited(limit: RateLimit, scale: number): Limited {
  return { rateLimit: { max: Math.max(1, Math.round(limit.max * scale)), timeWindow: limit.windowMs } };
}

/**
 * Returns the route option for a limit counted over all processes. `name` distinguishes the limit from others
 * of the same route.
 */
export function limitedAcrossProcesses(name: string, limit: RateLimit, scale: number): Limited {
  return { rateLimit: { ...limited(limit, scale).rateLimit, together: name } };
}
