import { expect, test } from 'vitest';
import { silentLogger } from '#platform/database/logger.ts';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { waitForDatabase } from './wait-for-database.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('while the database is away the address is alive, not ready, and turns nobody away for good', async () => {
  const port = await findFreePort();
  const logged: Record<string, unknown>[] = [];
  let attempts = 0;
  const result = await waitForDatabase(
    { startupAddress: { host: '127.0.0.1', port }, log: silentLogger },
    async (beforeListening) => {
      attempts += 1;
      if (attempts === 1) throw refused();
      if (attempts === 2) {
        for (const path of ['/healthz', '/readyz', '/api/checkout']) {
          const { status, headers, body } = await callHttp({ url: `http://127.0.0.1:${port}${path}` });
          logged.push({ path, status, retryAfter: headers['retry-after'], body });
        }
        throw refused();
      }
      await beforeListening();
      await expect(callHttp({ url: `http://127.0.0.1:${port}/healthz` })).rejects.toThrow('ECONNREFUSED');
      return 'started';
    },
  );
  expect(result).toBe('started');
  expect(logged).toMatchObject([
    { path: '/healthz', status: 200 },
    { path: '/readyz', status: 503, retryAfter: '5', body: { ready: false } },
    { path: '/api/checkout', status: 503, retryAfter: '5', body: { code: 'temporarily_unavailable' } },
  ]);
});

test('what waiting cannot mend comes out at once', async () => {
  const port = await findFreePort();
  let attempts = 0;
  const start = waitForDatabase(
    { startupAddress: { host: '127.0.0.1', port }, log: silentLogger },
    async () => {
      attempts += 1;
      throw new Error('password authentication failed');
    },
  );
  await expect(start).rejects.toThrow('password authentication failed');
  expect(attempts).toBe(1);
});
