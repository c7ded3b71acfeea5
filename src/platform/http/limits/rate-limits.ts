// Rate limits per network and route, with one scale for all (`RATE_LIMIT_SCALE`). The log-in limit is not
// here: it counts failures per account and is never scaled. Limits on the cost of reads hold per process;
// limits on writing, sending and external calls hold over all processes.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#shared/api/problems.ts';
import { type CountShared, createRateLimitStore } from './rate-limit-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route without a guard. */
    isPublic?: boolean;
  }
}

export type RateLimit = { max: number; windowMs: number };

/** Paths of reads that cost database or processor time and have no limit of their own. */
const READS = /^\/(api\/|metrics$|readyz$|sitemap\.xml$|blog\/rss\.xml$)/;

/**
 * Installs the rate limiter; routes opt in with `config: { rateLimit: limited(…) }`. All other reads get the
 * limit `reads`. Logged-in operators are limited only on public routes.
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

/** Exempts logged-in operators, except on public routes. */
const allowList = ({ actor, routeOptions }: FastifyRequest) =>
  actor !== undefined && routeOptions.config.isPublic !== true;

/** Creates the refusal 429 `rate_limited`, with the seconds to wait. */
export function rateLimited(retryAfter: number): Refusal {
  return new Refusal(
    'rate_limited',
    'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
    { retryAfter },
  );
}

type Limited = { rateLimit: { max: number; timeWindow: number; together?: string } };

/** Returns the route option of a limit, scaled by the process-wide scale. */
export function limited(limit: RateLimit, scale: number): Limited {
  return { rateLimit: { max: Math.max(1, Math.round(limit.max * scale)), timeWindow: limit.windowMs } };
}

/**
 * Returns the route option of a limit counted over all processes; `name` distinguishes limits that belong to
 * no single route.
 */
export function limitedAcrossProcesses(name: string, limit: RateLimit, scale: number): Limited {
  return { rateLimit: { ...limited(limit, scale).rateLimit, together: name } };
}
