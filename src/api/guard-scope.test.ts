import Fastify, { type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { guardScope, guardsOf } from './guard-scope.ts';

test('a guard stops every route of its scope and of those inside, HEAD too, and shows on each', async () => {
  const app = Fastify();
  const guard = async () => {
    throw Object.assign(new Error('nobody'), { statusCode: 401 });
  };
  const seen: Record<string, boolean> = {};
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.register(async (scope) => {
    guardScope(scope, guard);
    scope.get('/a', async () => 'open');
    scope.post('/a', { onRequest: async () => undefined }, async () => 'open');
    await scope.register(async (inner) => {
      inner.route({ method: 'DELETE', url: '/b', handler: async () => 'open' });
    });
  });
  app.get('/c', async () => 'open');
  for (const [method, url] of [
    ['GET', '/a'],
    ['HEAD', '/a'],
    ['POST', '/a'],
    ['DELETE', '/b'],
  ] as const)
    expect([method, url, (await app.inject({ method, url })).statusCode]).toEqual([method, url, 401]);
  expect((await app.inject('/c')).statusCode).toBe(200);
  for (const route of routes) seen[route.url] = guardsOf(route).includes(guard);
  expect(seen).toEqual({ '/a': true, '/b': true, '/c': false });
});
