// The interface of the database for the rest of the shop: one PostgreSQL dialect with two engines behind it.
// `transaction` hands out its own handle; using `orm` inside a transaction is a programming mistake and
// throws.

import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The query builder: the connection outside a transaction, or the transaction's own handle inside one. */
export type Orm = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Runs one statement, or several without values. */
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * State of the replica. `lagSeconds` is null when the replica is unreachable or belongs to another database;
 * `isRead`: figures are read from it.
 */
export type ReplicaState = { lagSeconds: number | null; isRead: boolean };

export type Database = {
  readonly engine: 'embedded' | 'postgres';
  /**
   * The query builder outside transactions. Throws when called within `transaction` of the same async
   * context.
   */
  readonly orm: Orm;
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. On PostgreSQL a
   * serialisation failure or deadlock is retried.
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
   * Subscribes to NOTIFY messages of a channel, also from other processes; returns a function that
   * unsubscribes. `onGap` is called when a lost connection is back: messages in between were missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Sends a NOTIFY message; inside a transaction it is delivered at commit. */
  notify(on: Orm, channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
};
