// The data a route declares for the API description in addition to its schemas.

import type { Proof, RawBody } from '#shared/api/endpoint.ts';
import type { ProblemCode } from '#shared/api/problem-codes.ts';

declare module 'fastify' {
  interface FastifySchema {
    /**
     * Error codes an operation of the API can answer with, in addition to those of its guards, limits and
     * schemas.
     */
    problems?: readonly ProblemCode[];
    sends?: RawBody;
    proof?: Proof;
  }
}
