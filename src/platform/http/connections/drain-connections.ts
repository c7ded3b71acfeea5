// How a process leaves while another one already answers at its address: nobody is cut off in the middle of a
// word, nor at the moment in which they begin to speak.

import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A connection on which nobody has said anything for so long is a browser's or a proxy's spare one; they take
 * a new one.
 */
const TIMEOUT_MS = 10_000;

/**
 * New connections go elsewhere at once. Those there are end with their next answer; resolves when none is
 * left, or after ten seconds. The server still has to be closed.
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
