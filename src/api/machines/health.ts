// Health check endpoints for supervisors and load balancers: whether the process is alive, and whether it is
// ready for visitors.

import type { FastifyBaseLogger } from 'fastify';
import { healthEndpoints } from '#modules/operations/endpoints.ts';
import type { Readiness } from '#modules/operations/index.ts';
import type { Serve } from '../serve.ts';

export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

/** How long the result of a readiness check is reused, in milliseconds. */
const CACHE_TTL_MS = 1_000;

export function serveHealth(serve: Serve, checks: ReadinessChecks): void {
  let running: Promise<Readiness['checks']> | null = null;

  serve(healthEndpoints.live, () => ({ status: 'ok' as const }));
  serve(healthEndpoints.ready, async ({ request, reply }) => {
    // At most one check runs at a time, and the next starts a second after it ends, however many requests
    // arrive.
    running ??= runChecks(checks, request.log).finally(() => {
      setTimeout(() => {
        running = null;
      }, CACHE_TTL_MS).unref();
    });
    const results = await running;
    const ready = Object.values(results).every((state) => state === 'ok');
    return reply.code(ready ? 200 : 503).send({ ready, checks: results });
  });
}

async function runChecks(checks: ReadinessChecks, log: FastifyBaseLogger): Promise<Readiness['checks']> {
  const entries = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check();
      return [name, 'ok'] as const;
    } catch (error) {
      log.warn({ err: error, check: name }, 'not ready');
      return [name, 'failing'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(entries));
}
