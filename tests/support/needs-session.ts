// One test a route of the back-office: without a session it answers nobody.

import { expect, test } from 'vitest';
import { callHttp } from './http-call.ts';
import type { TestShop } from './shop.ts';

/** `body` goes with what writes. */
export function needsSession(shop: () => TestShop, routes: readonly [string, string][], body: object): void {
  test.each(routes)('%s %s needs a session', async (method, path) => {
    const sent = method === 'POST' || method === 'PUT' ? body : undefined;
    expect((await callHttp({ method, url: `${shop().address}${path}`, body: sent })).status).toBe(401);
  });
}

/** What a list of the back-office answers to: reading, adding, changing and taking away. */
export const rowRoutes = (path: string): [string, string][] => [
  ['GET', path],
  ['POST', path],
  ['PUT', `${path}/1`],
  ['DELETE', `${path}/1`],
];
