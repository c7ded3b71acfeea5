// Tests how failed pages are logged: a visitor's mistake is not logged as an error of the shop.

import { expect, test } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { createPagesServer } from '#tests/support/pages-server.ts';

test.each([
  ['POST', '/reads-only', 405, { level: 'info', msg: 'page refused', status: 405 }],
  ['GET', '/broken', 500, { level: 'error', msg: 'page failed' }],
] as const)('%s %s answers %i and is logged as that', async (method, url, status, logLevel) => {
  const lines: string[] = [];
  const broken = () => Promise.reject(new Error('a fault of ours'));
  const app = await createPagesServer({
    log: createLog('info', { write: (line) => void lines.push(line) }),
    entry: async (_request, code, headers) => new Response('', { status: code, headers }),
    routes: {
      reads: { id: 'reads', parentId: 'root', path: 'reads-only', module: { default: () => null } },
      broken: {
        id: 'broken',
        parentId: 'root',
        path: 'broken',
        module: { loader: broken, default: () => null },
      },
    },
  });
  const answer = await app.inject({ method, url, headers: { 'sec-fetch-site': 'same-origin' } });
  await app.close();
  expect(answer.statusCode).toBe(status);
  const pages = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('page '));
  expect(pages).toEqual([expect.objectContaining(logLevel)]);
});
