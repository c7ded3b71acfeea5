// How often one address may call: a window per route, one scale for all of them (RATE_LIMIT_SCALE). The
// log-in limit is not here: it counts failures per account and is never scaled. What a page or an answer
// costs one process is limited by each for itself; what writes, sends or asks others by all together.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#shared/api/problems.ts';
import { type CountShared, createRateLimitStore } from './rate-limit-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No guard stands before it. */
    isPublic?: boolean;
  }
}

export type RateLimit = { max: number; windowMs: number };

/** What costs the database or a processor something and has no limit of its own. */
const READS = /^\/(api\/|metrics$|readyz$|sitemap\.xml$|blog\/rss\.xml$)/;

/**
 * Installs the limiter; routes opt in with `config: { rateLimit: limited(…) }`. Every other read has the
 * limit `reads`; who is logged in has none of those but where everybody may ask.
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

/** What everybody may ask is limited for everybody. */
const allowList = ({ actor, routeOptions }: FastifyRequest) =>
  actor !== undefined && routeOptions.config.isPublic !== true;

/** 429 `rate_limited`, with the seconds to wait. */
export function rateLimited(retryAfter: number): Refusal {
  return new Refusal(
    'rate_limited',
    'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
    { retryAfter },
  );
}

type Limited = { rateLimit: { max: number; timeWindow: number; together?: string } };

/** The route option for a limit under the process-wide scale. */
export function limited(limit: RateLimit, scale: number): Limited {
  return { rateLimit: { max: Math.max(1, Math.round(limit.max * scale)), timeWindow: limit.windowMs } };
}

/** The same, over all processes together; of limits that are no route's own the name tells them apart. */
export function limitedAcrossProcesses(name: string, limit: RateLimit, scale: number): Limited {
  return { rateLimit: { ...limited(limit, scale).rateLimit, together: name } };
}
