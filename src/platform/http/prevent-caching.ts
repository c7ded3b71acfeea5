// Forbids browsers and proxies to cache responses for logged-in operators, even when a route forgot to.

import type { FastifyInstance } from 'fastify';

export function preventCaching(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ actor }, reply) => {
    if (actor !== undefined && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
