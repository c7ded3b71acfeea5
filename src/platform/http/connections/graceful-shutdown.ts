// Graceful shutdown behind a proxy, when another process takes over at another address. The health checks
// fail first. Until the proxy notices, every request is answered, also on new connections.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#shared/api/problems.ts';
import { drainConnections } from './drain-connections.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Drains the process for this many milliseconds: every request is answered and its connection then
     * closed, while health checks get 503, so that the proxy turns to another process. After that no new
     * connections are accepted. The caller must still close the server.
     */
    drain(milliseconds: number): Promise<void>;
  }
}

const HEALTH_CHECK_PATHS: readonly string[] = ['/healthz', '/readyz'];
/**
 * Milliseconds that open connections may still remain after the pause of `drain`. A connection without a
 * request in this time is considered unused.
 */
const IDLE_CONNECTION_MS = 1_000;

/**
 * Adds the method `drain` to the server, which ends a process without refusing a visitor. Must be called
 * before the routes are registered.
 */
export function prepareGracefulShutdown(app: FastifyInstance): void {
  let draining = false;
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (draining && HEALTH_CHECK_PATHS.includes(routeOptions.url ?? ''))
      throw new Refusal('temporarily_unavailable', 'Dit proces van de winkel stopt.', { retryAfter: 1 });
  });
  app.decorate('drain', async (milliseconds: number) => {
    draining = true;
    app.server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    await pause(milliseconds);
    await drainConnections(app.server, IDLE_CONNECTION_MS);
  });
}
