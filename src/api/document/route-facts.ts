// What a route may say of itself beside its schemas, for whoever reads the description of the API.

import type { ProblemCode } from '#shared/problem-codes.ts';

/** A body that is read as it comes, because it is a file or signed: described, and checked by the handler itself. */
export type RawBody =
  | { kind: 'file'; fields: readonly string[]; description: string }
  | { kind: 'signed'; description: string };

/** Who may call a route, beside the guards it carries. */
export type Proof = 'checkoutSession' | 'stripeSignature' | 'sendySignature';

declare module 'fastify' {
  interface FastifySchema {
    /** Codes this route refuses with beyond those its guards, limits and schemas bring. */
    problems?: readonly ProblemCode[];
    sends?: RawBody;
    proof?: Proof;
  }
}
