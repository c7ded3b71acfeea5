// Remembers on whose behalf the running code writes, as a text called the mark. Every transaction passes the
// mark to the database, so that the audit log's triggers can attribute each change, whatever code makes it.

import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/**
 * Name of the PostgreSQL setting that contains the mark of `writeOnBehalfOf` during a transaction. The audit
 * log's triggers read it with `current_setting`.
 */
export const ON_BEHALF_OF = 'shop.on_behalf_of';

/**
 * Runs `work` and returns its result. `mark` is the id of an operator's entry in the audit log, as text: the
 * audit log adds to that entry every row that `work` changes, also in callbacks that run later. An empty
 * `mark` keeps the changes out of the audit log.
 */
export function writeOnBehalfOf<T>(mark: string, work: () => T): T {
  return storage.run(mark, work);
}

/**
 * Returns the mark with which the running code writes (see `writeOnBehalfOf`); null when the shop itself
 * writes, such as in a scheduled job.
 */
export function currentOnBehalfOf(): string | null {
  return storage.getStore() ?? null;
}
