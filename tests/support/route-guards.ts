// Access guards for a test with its own endpoints: the cookie `operator` passes every guard, and there are no
// rate limits unless the test sets them.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { RouteGuards } from '#api/serve.ts';
import { Refusal } from '#shared/api/problems.ts';

const requireCookie: onRequestAsyncHookHandler = async (request) => {
  if (request.headers.cookie === 'operator') return;
  throw new Refusal('not_logged_in', 'Log eerst in.');
};

export function testRouteGuards(limits: Partial<RouteGuards['limits']> = {}): RouteGuards {
  const free = { checkout: {}, logIn: {}, contacts: {}, reviews: {}, statistics: {}, withdrawals: {} };
  return {
    guards: {
      visitorOrOperator: async () => {},
      session: requireCookie,
      operator: requireCookie,
      owner: requireCookie,
      ownerOrMachine: requireCookie,
      operatorOrMonitor: requireCookie,
    },
    requireProof: async () => {},
    refuseCrossOrigin: async () => {},
    forged: () => ({ max: 1, timeWindow: 60_000 }),
    limits: { ...free, ...limits },
  };
}
