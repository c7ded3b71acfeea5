// What the rest of the shop knows of the database: one PostgreSQL dialect, two engines behind it.
// `transaction` hands out its own handle; using `orm` while inside a transaction is a mistake and throws.

import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The query builder: the connection outside a transaction, or the transaction's own handle inside one. */
export type Orm = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Runs one statement, or several without values. */
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** `lagSeconds`: null when it is away or no replica of this database. `isRead`: figures come from it. */
export type ReplicaState = { lagSeconds: number | null; isRead: boolean };

export type Database = {
  readonly engine: 'embedded' | 'postgres';
  /**
   * For statements that need no transaction. Throws when called within `transaction` of the same async
   * context.
   */
  readonly orm: Orm;
  /**
   * Commits when `work` resolves, rolls back when it throws. On PostgreSQL a serialisation failure or
   * deadlock is tried again.
   */
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  /**
   * What only the back-office asks and takes long: `work` reads on a replica when one shows all that was
   * committed before this call, else on the primary. It changes nothing, and may be begun a second time.
   */
  readOnReplica<T>(work: (database: Pick<Database, 'orm'>) => Promise<T>): Promise<T>;
  /** Null without one. */
  readReplicaState(): Promise<ReplicaState | null>;
  /** Plain SQL, for machinery (jobs, housekeeping, health) only. */
  readonly execute: Query;
  /** Several statements on one connection of their own (backup, restore, upkeep); for machinery only. */
  session<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Calls back for each NOTIFY on the channel, also from other processes. Answers how to stop.
   * `onGap` says that the connection was lost and is back: messages in between were missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** NOTIFY; inside a transaction it is delivered at commit. */
  notify(on: Orm, channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
};
