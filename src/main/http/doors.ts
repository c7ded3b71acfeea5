// Who passes where, and how often: the guards and limits that the endpoints name, put together once.

import { deviceOf } from '#api/back-office/operations/session.ts';
import type { Access } from '#api/document/describe-api.ts';
import type { Doors } from '#api/serve.ts';
import type { Shop } from '#api/shop.ts';
import {
  createRequireOperator,
  createRequireOwner,
  createRequireProof,
  createRequireSession,
  operatorOf,
  refuseOtherOrigins,
} from '#modules/accounts/index.ts';
import { bearerOr, isMachine, isMonitor } from './bearer-guards.ts';
import { limitsAt } from './limits.ts';

type Needs = Pick<Shop, 'publicUrl' | 'clock' | 'tokens'> & {
  config: Pick<Shop['config'], 'metricsToken' | 'rateLimitScale'>;
};

export function openDoors(shop: Needs) {
  const { config, publicUrl, tokens, clock } = shop;
  const operator = createRequireOperator(shop);
  const owner = createRequireOwner(shop);
  return {
    guards: {
      visitorOrOperator: async (request, reply) => {
        if (operatorOf(request)) await operator(request, reply);
      },
      session: createRequireSession(shop),
      operator,
      owner,
      ownerOrMachine: bearerOr(isMachine(tokens, clock), owner),
      operatorOrMonitor: bearerOr(isMonitor(config.metricsToken), operator),
    },
    requireProof: createRequireProof(shop),
    refuseOtherOrigins: async (request) => refuseOtherOrigins(request, publicUrl),
    limits: limitsAt(config.rateLimitScale, (request) => deviceOf(shop, request) !== null),
  } satisfies Doors;
}

/** Who passes a guard, for the description of the API. */
export const accessOf = ({ guards }: Doors): ReadonlyMap<unknown, Access> =>
  new Map<unknown, Access>([
    [guards.operator, 'operator'],
    [guards.session, 'session'],
    [guards.owner, 'owner'],
    [guards.ownerOrMachine, 'ownerOrMachine'],
    [guards.operatorOrMonitor, 'operatorOrMonitor'],
  ]);
