// A proxy in front of a server that can be closed and opened, to simulate a network failure or a database
// restart.

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from '#platform/http/connections/listen.ts';

export type FaultProxy = {
  /** The URL of the server through the proxy. */
  url: string;
  /** Breaks every connection and refuses new connections. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Makes every open connection silent: no data pass and no error is reported. New connections work. */
  fallSilent(): void;
};

/** Opens the proxy, which refuses connections until its `open` is called. */
export async function openFaultProxy(to: string): Promise<FaultProxy> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  const server: Server = createServer((from) => {
    const onward = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        if (!silenced.has(socket)) other.destroy();
      });
      socket.pipe(other);
    }
  });
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await findFreePort();
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const fallSilent = () => {
    for (const socket of sockets) {
      silenced.add(socket);
      socket.unpipe().pause();
    }
  };
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, close, open, fallSilent };
}
