// Is the process alive, is it ready for visitors, and what does the API look like.

import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';

export type ReadinessCheck = () => Promise<void>;

type Checks = Record<string, 'ok' | 'failing'>;

/** How long a look is worth something to the next who asks. */
const LASTS_MS = 1_000;

const readiness = z.object({ ready: z.boolean(), checks: z.record(z.string(), z.enum(['ok', 'failing'])) });

export function healthRoutes(ports: { checks: Record<string, ReadinessCheck> }): FastifyPluginAsyncZod {
  let looking: Promise<Checks> | null = null;

  async function look(log: FastifyBaseLogger): Promise<Checks> {
    const entries = Object.entries(ports.checks).map(async ([name, check]) => {
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

  return async (app) => {
    app.get(
      '/healthz',
      {
        schema: {
          tags: ['health'],
          summary: 'The process lives',
          response: { 200: z.object({ status: z.literal('ok') }) },
        },
      },
      async () => ({ status: 'ok' as const }),
    );

    app.get(
      '/readyz',
      {
        schema: {
          tags: ['health'],
          summary: 'Database, jobs and storage answer',
          response: { 200: readiness, 503: readiness },
        },
      },
      async (request, reply) => {
        // However many ask, and however often: one look is under way, and the next begins a second after it.
        looking ??= look(request.log).finally(() => {
          setTimeout(() => {
            looking = null;
          }, LASTS_MS).unref();
        });
        const checks = await looking;
        const ready = Object.values(checks).every((state) => state === 'ok');
        return reply.code(ready ? 200 : 503).send({ ready, checks });
      },
    );
  };
}
