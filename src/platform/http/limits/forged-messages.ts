// Limits how many messages with an invalid signature one network may send. Validly signed messages are never
// limited, so that a busy payment provider always gets through.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#shared/api/problem-codes.ts';
import { Refusal } from '#shared/api/problems.ts';
import { rateLimited } from './rate-limits.ts';

const FORGED: ReadonlySet<ProblemCode> = new Set(['invalid_signature', 'invalid_message']);

export type ForgedLimit = { max: number; timeWindow: number };

/**
 * Returns the result of `read`, which verifies the signature, or throws its error. When `read` refuses the
 * signature and the network has sent too many such messages, throws 429 `rate_limited` with Retry-After
 * instead.
 */
export type ReadSigned = <T>(request: FastifyRequest, read: () => Promise<T>) => Promise<T>;

/**
 * Creates the function that verifies signed messages and counts those with an invalid signature against
 * `limit`. `installRateLimits` must have been called on the server.
 */
export function createReadSigned(app: FastifyInstance, limit: ForgedLimit): ReadSigned {
  const countForged = app.createRateLimit(limit);
  return async (request, read) => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal && FORGED.has(error.code))) throw error;
      const count = await countForged(request);
      throw !count.isAllowed && count.isExceeded ? rateLimited(count.ttlInSeconds) : error;
    }
  };
}
