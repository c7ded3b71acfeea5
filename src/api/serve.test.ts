// Tests how the server treats a declared endpoint: which callers it refuses, and that the guard appears in
// the API description.

import Fastify, { type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { endpoints } from '#shared/api/endpoint.ts';
import { testRouteGuards } from '#tests/support/route-guards.ts';
import { guardsOf } from './document/describe-api.ts';
import { createServe } from './serve.ts';

const { get, post, remove } = endpoints({ tag: 'orders' });
const GUARDED = { access: 'operator', summary: 'For operators' } as const;

test('a guard stops every endpoint that names it, HEAD too, and shows on each', async () => {
  const app = Fastify();
  const routeGuards = testRouteGuards();
  const hookRuns: Record<string, boolean> = {};
  const routes: RouteOptions[] = [];
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.register(async (scope) => {
    const serve = createServe(scope, routeGuards);
    serve(get('/a', GUARDED), () => {});
    serve(post('/a', { ...GUARDED, ownPagesOnly: true }), () => {});
    await scope.register(async (inner) => {
      createServe(inner, routeGuards)(remove('/b', GUARDED), () => {});
    });
  });
  createServe(app, routeGuards)(get('/c', { access: 'public', summary: 'For everybody' }), () => {});
  for (const [method, url] of [
    ['GET', '/a'],
    ['HEAD', '/a'],
    ['POST', '/a'],
    ['DELETE', '/b'],
  ] as const)
    expect([method, url, (await app.inject({ method, url })).statusCode]).toEqual([method, url, 401]);
  expect((await app.inject('/c')).statusCode).toBe(204);
  for (const route of routes) hookRuns[route.url] = guardsOf(route).includes(routeGuards.guards.operator);
  expect(hookRuns).toEqual({ '/a': true, '/b': true, '/c': false });
});
