// Detects whether the running code is inside `database.transaction`. There, only the transaction's own handle
// may be used: on the embedded engine's single connection any other query would deadlock with the
// transaction.

import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A programming mistake: the connection was used inside a transaction. Thrown at once, so that a test finds
 * it on either engine.
 */
export class UsedOutsideOwnTransaction extends Error {
  override readonly name = 'UsedOutsideOwnTransaction';
}

export type TransactionGuard = {
  /** Throws `UsedOutsideOwnTransaction` when the running code is inside a transaction. */
  assertOutside(what: string): void;
  inside<T>(work: () => Promise<T>): Promise<T>;
};

export function createTransactionGuard(): TransactionGuard {
  const storage = new AsyncLocalStorage<{ open: boolean }>();
  return {
    assertOutside(what) {
      if (storage.getStore()?.open !== true) return;
      throw new UsedOutsideOwnTransaction(
        `${what} was used inside database.transaction: use the handle that the transaction gave you`,
      );
    },
    inside(work) {
      // Work that outlives its transaction (not awaited in it) is outside again once it has ended.
      const state = { open: true };
      return storage.run(state, async () => {
        try {
          return await work();
        } finally {
          state.open = false;
        }
      });
    },
  };
}
