// Answers visitors and monitors while the shop cannot start because its database is unreachable. The process
// is alive but not ready: visitors are asked to come back, and no request is accepted that could be lost.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { RETRY_AFTER_SECONDS, temporarilyUnavailable } from '../problem-replies.ts';
import { acceptsHtml, PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts';

export type StartupServer = { close(): Promise<void> };

const APOLOGY = plainPage(
  'We zijn zo terug',
  'De winkel is even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
);

/**
 * Opens a temporary server: `/healthz` gets 200, everything else 503 with Retry-After. Closing the server
 * frees its port.
 */
export async function openStartupServer(at: { host: string; port: number }): Promise<StartupServer> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (path === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
      return;
    }
    const [type, body] = acceptsHtml(request.method, request.headers)
      ? [PLAIN_PAGE_HEADERS['content-type'], APOLOGY]
      : ['application/problem+json; charset=utf-8', JSON.stringify(bodyOf(path))];
    response
      .writeHead(503, {
        ...PLAIN_PAGE_HEADERS,
        'content-type': type,
        'retry-after': String(RETRY_AFTER_SECONDS),
        // A body that was not read must not be taken for the next request.
        connection: 'close',
      })
      .end(body);
  });
  server.listen(at.port, at.host);
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const bodyOf = (path: string): object =>
  path === '/readyz' ? { ready: false, checks: { database: 'failing' } } : temporarilyUnavailable();
