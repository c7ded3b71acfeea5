// Drains a process that another one replaces at the same address, without cutting off a request or a
// connection that is just being used.

import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Time limit in milliseconds. A connection idle for so long is a spare one of a browser or proxy, which opens
 * a new one.
 */
const TIMEOUT_MS = 10_000;

/**
 * Stops accepting connections; open ones end with their next response. Resolves when none is left, or after
 * `timeoutMs` (ten seconds by default). The caller still has to close the server.
 */
export async function drainConnections(server: HttpServer, timeoutMs = TIMEOUT_MS): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  const empty = once(server, 'close');
  // The server's own way would cut the connections on which nothing is said at this moment.
  Server.prototype.close.call(server);
  const timeout = new AbortController();
  await Promise.race([empty, pause(timeoutMs, undefined, { signal: timeout.signal })]);
  timeout.abort();
}
