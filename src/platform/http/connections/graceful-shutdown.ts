// How a process stops when another one is to answer instead, but not at its address: a proxy in front looks
// from time to time whether anybody should be sent here. Until it has looked again everybody is answered,
// newcomers too.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#shared/api/problems.ts';
import { drainConnections } from './drain-connections.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * For that many milliseconds answers everybody, each for the last time on their connection, and a proxy
     * that looks with 503; then takes no new connections. The server still has to be closed.
     */
    drain(milliseconds: number): Promise<void>;
  }
}

const HEALTH_CHECK_PATHS: readonly string[] = ['/healthz', '/readyz'];
/** Whoever has not spoken since is a spare connection. */
const IDLE_CONNECTION_MS = 1_000;

/** Gives the server `drain`. Before its routes. */
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
