// Where servers listen: the shop at its address, others on a port the machine chooses, and the number of one
// that is free.

import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

type Address = { host: string; port: number; socket: number | null; role: string };

/** Of several processes behind one address, the one that only works listens for its own monitor alone. */
export function listenAt({ host, port, socket, role }: Address) {
  if (isWorkerOnly(role)) return { host: '127.0.0.1', port: 0, exclusive: true };
  return socket === null ? { host, port } : { host, port, fd: socket };
}

export const isWorkerOnly = (role: string) => cluster.isWorker && role === 'worker';

/** Answers the port once the server listens. */
export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port');
  return bound.port;
}

/** For a server whose address has to be known before it starts. */
export async function findFreePort(host?: string): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, host);
  probe.close();
  await once(probe, 'close');
  return port;
}
