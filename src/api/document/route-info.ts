// What a route may say of itself beside its schemas, for whoever reads the description of the API.

import type { Proof, RawBody } from '#shared/api/endpoint.ts';
import type { ProblemCode } from '#shared/api/problem-codes.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Codes this route refuses with beyond those its guards, limits and schemas bring. */
    problems?: readonly ProblemCode[];
    sends?: RawBody;
    proof?: Proof;
  }
}
