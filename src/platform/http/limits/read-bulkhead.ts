// Whoever only reads waits for whoever buys: of the answers that are made anew for each reader only a few are
// made at once, some more wait for their turn, and the rest are asked to come back. The processor and the
// database are left to the till meanwhile.

import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { overloaded } from './load-shedding.ts';

export type ReadBulkhead = {
  /**
   * What `make` answers, once it is its turn; 503 `temporarily_unavailable` with Retry-After when too many
   * wait already.
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
 * One thread makes them: the second is made while the first waits for the database. The last to wait does so
 * for about a second.
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

/** Before the first route. */
export function installReadBulkhead(app: FastifyInstance, concurrency?: ReadConcurrency): void {
  app.decorate('readers', createReadBulkhead(concurrency));
}
