// Detects whether the running code is inside `database.transaction`. There, only the transaction's own query
// builder may be used: on the single connection of the embedded engine any other query would wait for the
// transaction forever.

import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Error for a programming mistake: `database.orm` was used inside a transaction. It is thrown at once on both
 * engines, so that a test finds the mistake.
 */
export class UsedOutsideOwnTransaction extends Error {
  override readonly name = 'UsedOutsideOwnTransaction';
}

export type TransactionGuard = {
  /**
   * Throws `UsedOutsideOwnTransaction` when the running code is inside a transaction. `what` names the
   * forbidden call in the message.
   */
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
