// On whose behalf the running code writes. The database is told in every transaction, so that triggers can
// write down what a change was part of (the log of the back-office), whatever code makes the change.

import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Set for the length of a transaction; triggers read it with current_setting. */
export const ON_BEHALF_OF = 'shop.on_behalf_of';

/** Everything `work` writes, also later and through other functions, carries this mark. */
export function writeOnBehalfOf<T>(mark: string, work: () => T): T {
  return storage.run(mark, work);
}

/** Null for what the shop does by itself. */
export function currentOnBehalfOf(): string | null {
  return storage.getStore() ?? null;
}
