// Whoever only reads waits for whoever buys: of the answers that are made anew for each reader only a few are
// made at once, some more wait for their turn, and the rest are asked to come back. The processor and the
// database are left to the till meanwhile.

import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { veryBusy } from './pressure.ts';

export type Readers = {
  /**
   * What `make` answers, once it is its turn; 503 `temporarily_unavailable` with Retry-After when too many
   * wait already.
   */
  serve<T>(make: () => Promise<T>): Promise<T>;
};

export type ReadersAtOnce = { served: number; waiting: number };

declare module 'fastify' {
  interface FastifyInstance {
    readonly readers: Readers;
  }
}

/**
 * One thread makes them: the second is made while the first waits for the database. The last to wait does so
 * for about a second.
 */
const AT_ONCE: ReadersAtOnce = { served: 2, waiting: 50 };

function createReaders({ served, waiting }: ReadersAtOnce = AT_ONCE): Readers {
  const places = bulkhead(served, waiting);
  return {
    async serve(make) {
      try {
        return await places.execute(make);
      } catch (error) {
        throw error instanceof BulkheadRejectedError ? veryBusy() : error;
      }
    },
  };
}

/** Before the first route. */
export function placeReaders(app: FastifyInstance, atOnce?: ReadersAtOnce): void {
  app.decorate('readers', createReaders(atOnce));
}
