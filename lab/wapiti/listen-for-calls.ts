// A server that records calls wapiti tricks the shop into sending. It replaces the server of wapiti's makers,
// which wapiti asks for received calls.

import { createServer } from 'node:http';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';

/**
 * Starts the server. `made` returns every received call except wapiti's own questions, which get an empty
 * answer.
 */
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
