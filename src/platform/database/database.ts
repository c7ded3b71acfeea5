// The interface of the database for the rest of the shop: PostgreSQL's dialect, on one of two engines.
// `transaction` passes its own query builder to the work; using `orm` inside a transaction is a programming
// mistake and throws.

import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/**
 * The query builder. Outside a transaction it runs each statement on any connection; inside, all statements
 * belong to the transaction.
 */
export type Orm = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Runs SQL text and returns its rows. The text may contain several statements when `values` is left out. */
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * State of the replica. `lagSeconds` is null when the replica is unreachable or belongs to another database.
 * `isRead` is true when figures are read from the replica at present.
 */
export type ReplicaState = { lagSeconds: number | null; isRead: boolean };

export type Database = {
  readonly engine: 'embedded' | 'postgres';
  /**
   * The query builder for use outside transactions. Throws when it is used inside the `work` of
   * `transaction`.
   */
  readonly orm: Orm;
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. On PostgreSQL a
   * serialisation failure or deadlock is retried, so `work` may run more than once.
   */
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  /**
   * Runs slow, read-only back-office queries on a replica when the replica shows everything committed before
   * this call, else on the primary. `work` must not write, and may be started a second time.
   */
  readOnReplica<T>(work: (database: Pick<Database, 'orm'>) => Promise<T>): Promise<T>;
  /** Reads the state of the replica; null when none is configured. */
  readReplicaState(): Promise<ReplicaState | null>;
  /** Executes plain SQL; for infrastructure (jobs, housekeeping, health) only. */
  readonly execute: Query;
  /**
   * Runs several statements on one dedicated connection (backup, restore, maintenance); for infrastructure
   * only.
   */
  session<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Subscribes to the NOTIFY messages of a channel, sent by any process. Returns a function that
   * unsubscribes. `onGap` is called when a lost connection is restored, because messages in between were
   * missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Sends a NOTIFY message with a query builder. Inside a transaction the message is delivered at commit. */
  notify(on: Orm, channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
};
