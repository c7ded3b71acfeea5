// Tests that routes of the back-office refuse requests without a session, one test per route.

import { expect, test } from 'vitest';
import { callHttp } from './http-call.ts';
import type { TestShop } from './shop.ts';

/**
 * Defines one test per route: without a session, the answer must be 401. `body` is sent with requests that
 * write.
 */
export function needsSession(shop: () => TestShop, routes: readonly [string, string][], body: object): void {
  test.each(routes)('%s %s needs a session', async (method, path) => {
    const sent = method === 'POST' || method === 'PUT' ? body : undefined;
    expect((await callHttp({ method, url: `${shop().address}${path}`, body: sent })).status).toBe(401);
  });
}

/** Returns the routes of a list: read, create, update and delete. */
export const rowRoutes = (path: string): [string, string][] => [
  ['GET', path],
  ['POST', path],
  ['PUT', `${path}/1`],
  ['DELETE', `${path}/1`],
];
