// A local load balancer: one address in front of several processes; each connection goes to the next process
// that accepts it.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '#platform/http/connections/listen.ts';

export type LoadBalancer = { address: string; close(): Promise<void> };

export async function openLoadBalancer(ports: () => readonly number[]): Promise<LoadBalancer> {
  const sockets = new Set<Socket>();
  let turn = 0;

  function lead(from: Socket, choices: readonly number[]): void {
    const [port, ...others] = choices;
    if (port === undefined) return void from.destroy();
    const onward = connect(port, '127.0.0.1');
    let taken = false;
    onward.on('connect', () => {
      taken = true;
      from.pipe(onward).pipe(from);
    });
    // A connection that was taken and then breaks is the visitor's to see; one that was refused is not.
    onward.on('error', () => (taken ? from.destroy() : lead(from, others)));
    onward.on('close', () => taken && from.destroy());
    from.on('close', () => onward.destroy());
  }

  const server = createServer((from) => {
    sockets.add(from);
    from.on('error', () => from.destroy());
    from.on('close', () => sockets.delete(from));
    const all = ports();
    turn += 1;
    lead(
      from,
      all.map((_, index) => all[(turn + index) % all.length] ?? 0),
    );
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
