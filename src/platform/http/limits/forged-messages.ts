// Signed messages have no limit of their own: a provider that tells much is always heard. What is limited is
// how many with a wrong signature one network may send.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#shared/api/problem-codes.ts';
import { Refusal } from '#shared/api/problems.ts';
import { rateLimited } from './rate-limits.ts';

const FORGED: ReadonlySet<ProblemCode> = new Set(['invalid_signature', 'invalid_message']);

export type ForgedLimit = { max: number; timeWindow: number };

/**
 * What `read` answers; its refusal of a signature is 429 `rate_limited` with Retry-After once the network has
 * sent too many of them.
 */
export type ReadSigned = <T>(request: FastifyRequest, read: () => Promise<T>) => Promise<T>;

/** Of a server with `installRateLimits`. */
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
