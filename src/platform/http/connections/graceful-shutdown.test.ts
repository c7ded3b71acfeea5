// Tests a process that is told to stop, as seen by the proxy in front of it and its visitors.

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareGracefulShutdown } from './graceful-shutdown.ts';

test('who looks hears 503 while everybody else is still answered, and nobody is once it is over', async () => {
  const app = fastify();
  app.setErrorHandler((_, _request, reply) => reply.code(503).send());
  prepareGracefulShutdown(app);
  for (const path of ['/healthz', '/readyz', '/blog']) app.get(path, async () => 'here');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const requestStatus = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect([await requestStatus('/healthz'), await requestStatus('/blog')]).toEqual([200, 200]);
  const drained = app.drain(200);
  expect([
    await requestStatus('/healthz'),
    await requestStatus('/readyz'),
    await requestStatus('/blog'),
  ]).toEqual([503, 503, 200]);
  expect((await fetch(`${address}/blog`)).headers.get('connection')).toBe('close');
  await drained;
  await expect(requestStatus('/blog')).rejects.toThrow('fetch failed');
  await app.close();
});
