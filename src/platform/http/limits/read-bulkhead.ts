// Gives buyers priority over readers. Only a few uncached read responses are computed at the same time, some
// more wait, and further ones are refused with 503. Processor and database stay available for the checkout.

import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { overloaded } from './load-shedding.ts';

export type ReadBulkhead = {
  /**
   * Runs `make`, which answers an uncached read, when a slot is free, and returns its result. Throws 503
   * `temporarily_unavailable` with Retry-After when too many readers are waiting.
   */
  serve<T>(make: () => Promise<T>): Promise<T>;
};

export type ReadConcurrency = { served: number; waiting: number };

declare module 'fastify' {
  interface FastifyInstance {
    readonly readers: ReadBulkhead;
  }
}

/**
 * Default limits for uncached reads: two are served at a time, because one is computed while the other waits
 * for the database. The last of 50 waiting readers waits about a second.
 */
const DEFAULT_CONCURRENCY: ReadConcurrency = { served: 2, waiting: 50 };

function createReadBulkhead({ served, waiting }: ReadConcurrency = DEFAULT_CONCURRENCY): ReadBulkhead {
  const policy = bulkhead(served, waiting);
  return {
    async serve(make) {
      try {
        return await policy.execute(make);
      } catch (error) {
        throw error instanceof BulkheadRejectedError ? overloaded() : error;
      }
    },
  };
}

/**
 * Adds the property `readers` to the server, which limits uncached reads. Must be called before the routes
 * are registered.
 */
export function installReadBulkhead(app: FastifyInstance, concurrency?: ReadConcurrency): void {
  app.decorate('readers', createReadBulkhead(concurrency));
}
