// A guard for every route of a scope, put on the routes themselves: whoever walks the routes, as the description of the API
// does, sees who may call each.

import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';

/** Holds for the routes that are registered after it, in this scope and those inside it. */
export function guardScope(app: FastifyInstance, guard: onRequestAsyncHookHandler): void {
  app.addHook('onRoute', (route) => {
    if (!guardsOf(route).includes(guard)) route.onRequest = [guard, ...guardsOf(route)];
  });
}

/** What runs before a request of this route is read. */
export function guardsOf({ onRequest }: Pick<RouteOptions, 'onRequest'>) {
  return onRequest === undefined ? [] : [onRequest].flat();
}
