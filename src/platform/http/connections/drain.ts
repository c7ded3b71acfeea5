// How a process stops when another one is to answer instead, but not at its address: a proxy in front looks
// from time to time whether anybody should be sent here. Until it has looked again everybody is answered,
// newcomers too.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#shared/api/problems.ts';
import { leavePolitely } from './leave-politely.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * For that many milliseconds answers everybody, each for the last time on their connection, and a proxy
     * that looks with 503; then takes no new connections. The server still has to be closed.
     */
    drain(milliseconds: number): Promise<void>;
  }
}

const LOOKED_AT: readonly string[] = ['/healthz', '/readyz'];
/** Whoever has not spoken since is a spare connection. */
const SPARE_MS = 1_000;

/** Gives the server `drain`. Before its routes. */
export function prepareDrain(app: FastifyInstance): void {
  let draining = false;
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (draining && LOOKED_AT.includes(routeOptions.url ?? ''))
      throw new Refusal('temporarily_unavailable', 'Dit proces van de winkel stopt.', { retryAfter: 1 });
  });
  app.decorate('drain', async (milliseconds: number) => {
    draining = true;
    app.server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    await pause(milliseconds);
    await leavePolitely(app.server, SPARE_MS);
  });
}
