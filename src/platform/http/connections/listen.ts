// Determines where a server listens: the shop at its own address, other servers on a free port.

import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

type Address = { host: string; port: number; socket: number | null; role: string };

/**
 * Returns the listen options of a process: the open socket with file descriptor `socket`, or `host` and
 * `port` when it is null. When several processes share one address, a process that only runs jobs listens on
 * a free local port instead, for its own monitor.
 */
export function listenAt({ host, port, socket, role }: Address) {
  if (isWorkerOnly(role)) return { host: '127.0.0.1', port: 0, exclusive: true };
  return socket === null ? { host, port } : { host, port, fd: socket };
}

export const isWorkerOnly = (role: string) => cluster.isWorker && role === 'worker';

/** Makes a server listen on a free port, and returns the port. */
export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port');
  return bound.port;
}

/** Finds a free port for a server whose address must be known before it starts. */
export async function findFreePort(host?: string): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, host);
  probe.close();
  await once(probe, 'close');
  return port;
}
