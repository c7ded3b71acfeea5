// The mark on whose behalf the running code writes. Every transaction passes it to the database, so that
// triggers can attribute changes (the audit log), whatever code makes them.

import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The PostgreSQL setting with the mark, set for one transaction; triggers read it with `current_setting`. */
export const ON_BEHALF_OF = 'shop.on_behalf_of';

/** Runs `work`; everything it writes, also later and through other functions, carries this mark. */
export function writeOnBehalfOf<T>(mark: string, work: () => T): T {
  return storage.run(mark, work);
}

/** The mark of the running code; null for the shop's own work. */
export function currentOnBehalfOf(): string | null {
  return storage.getStore() ?? null;
}
