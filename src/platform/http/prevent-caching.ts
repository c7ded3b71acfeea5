// What is shown to somebody who is logged in is for them alone: no browser and no proxy keeps it, whatever
// the route forgot.

import type { FastifyInstance } from 'fastify';

export function preventCaching(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ actor }, reply) => {
    if (actor !== undefined && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
