// A server that wapiti tries to have the shop call, in place of its makers' on the internet, at which it then
// asks who called.

import { createServer } from 'node:http';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';

/** With every call but wapiti's own questions, which are answered with nothing. */
export async function listenForCalls(): Promise<{ url: string; made(): string[]; stop(): void }> {
  const made: string[] = [];
  const server = createServer((request, reply) => {
    const path = request.url ?? '';
    if (!/^\/get_\w+\.php\?/.test(path)) made.push(`${request.method} ${path}`);
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    made: () => made,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
