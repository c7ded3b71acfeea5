// How much there is in each section of the back-office, for the rail.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** By the last word of the section's address; a count may stop at some thousands, and then `isMore` says so. */
const countsSchema = z.record(z.string(), z.object({ count: z.number().int(), isMore: z.boolean() }));

export type SectionCounts = z.infer<typeof countsSchema>;

type Ports = { readCounts(): Promise<SectionCounts>; requireOperator: onRequestAsyncHookHandler };

export function countRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/counts',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['overview'],
          summary: 'How much there is in each section of the back-office',
          response: { 200: countsSchema },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.readCounts();
      },
    );
  };
}
