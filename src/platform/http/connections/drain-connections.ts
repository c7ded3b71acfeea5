// Drains a process while another process takes over the same address. No request in progress is cut off.

import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Maximum time in milliseconds to wait for open connections to end. A connection that is idle for longer is a
 * spare connection of a browser or proxy, which opens a new one when needed.
 */
const TIMEOUT_MS = 10_000;

/**
 * Stops accepting connections; each open connection ends with its next response. Resolves when no connection
 * is left, or after `timeoutMs` (ten seconds by default). The caller must still close the server.
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
