// The guards and rate limits that endpoint declarations refer to by name.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '#api/back-office/operations/session.ts';
import type { Access } from '#api/document/describe-api.ts';
import type { RouteGuards } from '#api/serve.ts';
import type { Shop } from '#api/shop.ts';
import {
  createRequireOperator,
  createRequireOwner,
  createRequireReauthentication,
  createRequireSession,
  operatorOf,
  refuseCrossOrigin,
} from '#modules/accounts/index.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { forgedAt, limitsAt } from './limits.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type IsGood = (token: string) => boolean;

/** Purpose of the signed tokens with which the commands in scripts/ authenticate. */
const MACHINE_PURPOSE = 'machine';
const MACHINE_TOKEN_TTL_MS = minutes(2);

/**
 * Creates a guard that accepts a valid "Authorization: Bearer …" header and leaves all other requests to the
 * guard `otherwise`.
 */
function bearerOr(isGood: IsGood, otherwise: Guard): Guard {
  return async (request, reply) => {
    const [, token] = /^Bearer (\S{1,500})$/.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined || !isGood(token)) await otherwise(request, reply);
  };
}

/**
 * Creates the check for a token that the commands in scripts/ send: signed with the shop's secret less than
 * `MACHINE_TOKEN_TTL_MS` ago.
 */
function isMachine(tokens: SignedTokens, clock: Clock): IsGood {
  return (token) => {
    const signedAt = Number(tokens.read(MACHINE_PURPOSE, token) ?? Number.NaN);
    return Math.abs(clock.now().getTime() - signedAt) < MACHINE_TOKEN_TTL_MS;
  };
}

/**
 * Creates the check for the monitor's token, in constant time. When no token is configured, every token is
 * refused.
 */
function isMonitor(metricsToken: string | null): IsGood {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return (token) => metricsToken !== null && timingSafeEqual(digest(token), digest(metricsToken));
}

type Needs = Pick<Shop, 'publicUrl' | 'clock' | 'tokens'> & {
  config: Pick<Shop['config'], 'metricsToken' | 'rateLimitScale'>;
};

export function createRouteGuards(shop: Needs) {
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
    requireProof: createRequireReauthentication(shop),
    refuseCrossOrigin: async (request) => refuseCrossOrigin(request, publicUrl),
    forged: forgedAt(config.rateLimitScale),
    limits: limitsAt(config.rateLimitScale, (request) => deviceOf(shop, request) !== null),
  } satisfies RouteGuards;
}

/** Maps each guard to the access it grants, for the API description. */
export const accessOf = ({ guards }: RouteGuards): ReadonlyMap<unknown, Access> =>
  new Map<unknown, Access>([
    [guards.operator, 'operator'],
    [guards.session, 'session'],
    [guards.owner, 'owner'],
    [guards.ownerOrMachine, 'ownerOrMachine'],
    [guards.operatorOrMonitor, 'operatorOrMonitor'],
  ]);
