// The adapter between pg-boss and the shop's database. pg-boss's own work uses the connection pool, and
// sending a job uses the caller's transaction. The embedded engine has one connection, which the adapter
// never keeps longer than one statement.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from 'pg-boss';
import type { Database, Orm } from '#platform/database/database.ts';

export type JobDatabase = {
  db: Db;
  /** Runs `work` so that every statement of pg-boss in it is part of the transaction `tx`. */
  within<T>(tx: Orm, work: (db: Db) => Promise<T>): Promise<T>;
};

export function createJobDatabase(database: Database): JobDatabase {
  // pg-boss takes a handle for the job itself, but reads an unknown queue's options on its own handle: inside
  // a transaction of the embedded engine that would wait for the only connection, for ever.
  const sending = new AsyncLocalStorage<Db>();
  return {
    db: {
      executeSql: (text, values) =>
        sending.getStore()?.executeSql(text, values) ?? database.execute(text, values),
      async listen(channel, onNotification, onReconnect) {
        const stop = await database.listen(channel, onNotification, onReconnect);
        // pg-boss expects the first call too: jobs sent before the LISTEN gave no message.
        onReconnect();
        return { close: stop };
      },
    },
    within(tx, work) {
      const db = inTransaction(tx);
      return sending.run(db, () => work(db));
    },
  };
}

type Answer = PreparedQueryConfig & { execute: { rows: Record<string, unknown>[] } };

/**
 * Runs the SQL of pg-boss unchanged in a transaction. pg-boss's own adapter for Drizzle would take each
 * statement apart and assemble it again.
 */
const inTransaction = ({ _: { session } }: Orm): Db => ({
  executeSql: (sql, params = []) =>
    session.prepareQuery<Answer>({ sql, params }, undefined, undefined, false).execute(),
});
