// Rate limits per network for requests that write, send or call other services. The limits count over all
// processes together and are multiplied by `RATE_LIMIT_SCALE`.

import type { FastifyRequest } from 'fastify';
import { limited, limitedAcrossProcesses } from '#platform/http/limits/rate-limits.ts';
import type { LimitName } from '#shared/api/endpoint.ts';
import { hours, minutes } from '#shared/clock.ts';

/**
 * Returns the rate limits by name, multiplied by `scale`. The log-in limit does not count browsers that
 * logged in before (`isKnown`); their wrong passwords are counted separately.
 */
export function limitsAt(scale: number, isKnown: (request: FastifyRequest) => boolean) {
  const logIn = limitedAcrossProcesses('log in', { max: 20, windowMs: minutes(1) }, scale);
  return {
    checkout: limitedAcrossProcesses('checkout', { max: 60, windowMs: minutes(1) }, scale),
    logIn: { rateLimit: { ...logIn.rateLimit, allowList: isKnown } },
    contacts: limitedAcrossProcesses('contacts', { max: 20, windowMs: hours(1) }, scale),
    reviews: limitedAcrossProcesses('reviews', { max: 10, windowMs: hours(1) }, scale),
    // Reports are frequent and cheap, so each process counts its own.
    statistics: limited({ max: 120, windowMs: minutes(1) }, scale),
    withdrawals: limitedAcrossProcesses('withdrawals', { max: 20, windowMs: hours(1) }, scale),
  } satisfies Record<LimitName, object>;
}

/**
 * Returns the rate limit, per network, for messages with an invalid signature to an endpoint. Messages with a
 * valid signature are never refused.
 */
export const forgedAt = (scale: number) => (path: string) =>
  limitedAcrossProcesses(`forged ${path}`, { max: 60, windowMs: minutes(1) }, scale).rateLimit;
