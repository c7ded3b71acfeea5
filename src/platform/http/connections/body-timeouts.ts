// Limits the time to receive a request body, per route. Node's own limit applies to the whole server: a low
// one would cut off large uploads, a high one would let every client send slowly.

import type { FastifyInstance } from 'fastify';
import { seconds } from '#shared/clock.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Time limit for the body of this route in milliseconds; 30 seconds when absent. */
    bodyTimeout?: number;
  }
}

const BODY_TIMEOUT = seconds(30);
const HEADERS_TIMEOUT = seconds(30);

/**
 * Closes the connection of a request whose body does not arrive within the time limit of its route, by
 * default 30 seconds.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.server.requestTimeout = 0;
  app.server.headersTimeout = HEADERS_TIMEOUT;
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
    if (hasBody) {
      const timer = setTimeout(() => raw.destroy(), request.routeOptions.config.bodyTimeout ?? BODY_TIMEOUT);
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  // Of a body nobody wanted, the rest is not waited for.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode >= 400 && !raw.complete) reply.header('connection', 'close');
  });
}
