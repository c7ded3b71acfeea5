// Implements `Database` for both engines: Drizzle on a connection pool of the PostgreSQL driver. The caller
// passes in how its engine listens and closes.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { traceStatement } from '../../trace/trace-statement.ts';
import type { Database, Orm } from '../database.ts';
import { currentOnBehalfOf, ON_BEHALF_OF } from '../on-behalf-of.ts';
import { createTransactionGuard } from '../transaction-guard.ts';
import { createStatementNamer, type StatementNamer } from './prepared-statement-names.ts';
import type { Replica } from './replica.ts';
import { boundProperty, closeOnTimeout, withClient } from './with-client.ts';

/** SQLSTATEs of a serialisation failure and a deadlock: the whole transaction may be retried. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/**
 * The longest timeout a timer allows, in milliseconds. Used for statements without a limit, such as copying
 * or counting a table.
 */
const UNBOUNDED_MS = 2 ** 31 - 1;

/**
 * Error for a programming mistake: `work` caught the error of a failed statement and resolved, so PostgreSQL
 * rolled back and nothing was saved.
 */
export class SilentRollback extends Error {
  override readonly name = 'SilentRollback';
}

type ClientOrm = NodePgDatabase<Record<string, never>>;

export type PooledDatabaseParts = {
  engine: Database['engine'];
  pool: Pool;
  /**
   * Pool for work of several statements on one connection (`session`), when the main pool leads to a
   * transaction pooler, which may run each transaction on another connection. Default: the main pool.
   */
  sessions?: Pool;
  /**
   * Gives a prepared statement its name. By default only statements that recur get a name and are prepared.
   */
  nameOf?: StatementNamer;
  listen: Database['listen'];
  replica?: Replica | undefined;
  close: () => Promise<void>;
};

export function createPooledDatabase(parts: PooledDatabaseParts): Database {
  const { engine, pool, sessions = pool, nameOf = createStatementNamer(), replica, close } = parts;
  // A connection that is lost while in use says so on the client too, besides failing its queries; without a
  // listener there that would end the process. The pool replaces such a client when it is given back.
  for (const one of new Set([pool, sessions]))
    one.on('connect', (client) => client.on('error', () => undefined));
  const guard = createTransactionGuard();
  const orm = createGuardedOrm(pool, nameOf, guard.assertOutside);
  const inTransaction = createTransactions(pool, nameOf);

  async function withConnection<T>(from: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return withClient(from, async (client) => {
      try {
        return await work(client);
      } catch (error) {
        // The error comes before the server says what state it left; an empty statement waits for that.
        await client.query('').catch(() => undefined);
        throw error;
      }
    });
  }

  return {
    engine,
    get orm() {
      guard.assertOutside('database.orm');
      return orm;
    },
    async transaction(work) {
      guard.assertOutside('database.transaction');
      return retryConflicts(() => inTransaction((tx) => guard.inside(() => work(tx))));
    },
    async readOnReplica(work) {
      guard.assertOutside('database.readFigures');
      return replica ? replica.read(work, { orm }) : work({ orm });
    },
    readReplicaState: async () => replica?.readState() ?? null,
    async execute(text, values) {
      guard.assertOutside('database.execute');
      return withConnection(pool, (client) => run(client, text, values, { name: nameOf(text) }));
    },
    async session(work) {
      guard.assertOutside('database.session');
      return withConnection(sessions, (client) =>
        guard.inside(() =>
          work((text, values) => run(client, text, values, { query_timeout: UNBOUNDED_MS })),
        ),
      );
    },
    listen(channel, onMessage, onGap) {
      guard.assertOutside('database.listen');
      return parts.listen(channel, onMessage, onGap);
    },
    async notify(on, channel, payload) {
      await on.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    close,
  };
}

/**
 * Creates a function that runs one attempt of a transaction. The attempt commits when the work resolves. It
 * passes the mark of `writeOnBehalfOf`, if any, to the database.
 */
function createTransactions(pool: Pool, nameOf: StatementNamer) {
  const ormOfClient = new WeakMap<PoolClient, ClientOrm>();
  return <T>(work: (tx: Orm) => Promise<T>): Promise<T> =>
    withClient(pool, async (client) => {
      const clientOrm = ormOfClient.get(client) ?? createClientOrm(client, nameOf);
      ormOfClient.set(client, clientOrm);
      try {
        return await clientOrm.transaction(async (tx) => {
          const mark = currentOnBehalfOf();
          if (mark !== null) await tx.execute(sql`select set_config(${ON_BEHALF_OF}, ${mark}, true)`);
          return work(tx);
        });
      } catch (error) {
        // Drizzle wraps what a query throws.
        throw error instanceof Error && error.cause instanceof SilentRollback ? error.cause : error;
      }
    });
}

/** Runs a transaction again when the database rolled it back because of a concurrent transaction. */
async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (round >= MAX_ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error;
      await pause(Math.random() * 20 * 2 ** round);
    }
  }
}

/** Runs a text of one or more statements and returns the rows of all statements together. */
async function run(
  client: PoolClient,
  text: string,
  values: unknown[] | undefined,
  settings: { name?: string | undefined; query_timeout?: number },
): Promise<{ rows: Record<string, unknown>[] }> {
  const config = { text, ...(values && { values }), ...settings };
  const result: QueryResult | QueryResult[] = await traceStatement(text, () =>
    closeOnTimeout(client, client.query(config)),
  );
  return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows };
}

/**
 * Returns the SQLSTATE of a driver error, also when Drizzle has wrapped the error; null when the error has no
 * SQLSTATE.
 */
export function sqlStateOf(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return null;
}

/**
 * Creates the query builder of one connection. PostgreSQL answers the COMMIT of a failed transaction with a
 * ROLLBACK and no error. This query builder therefore throws `SilentRollback` when the work ignored a failed
 * statement.
 */
function createClientOrm(client: PoolClient, nameOf: StatementNamer): ClientOrm {
  const checked = new Proxy(client, {
    get(target, property) {
      if (property !== 'query') return boundProperty(target, property);
      return async (config: QueryConfig, values?: unknown[]) => {
        const named = { ...config, name: nameOf(config.text) };
        const result = await traceStatement(config.text, () =>
          closeOnTimeout(target, target.query(named, values)),
        );
        if (config.text === 'commit' && result.command !== 'COMMIT') {
          throw new SilentRollback(
            'A statement failed in this transaction and its error was swallowed: nothing was saved',
          );
        }
        return result;
      };
    },
  });
  return drizzle<Record<string, never>, PoolClient>(checked);
}

function isWrite(text: string): boolean {
  return /^\s*(insert|update|delete|with)\b/i.test(text);
}

/** Runs one statement in a transaction of its own, so that the audit log attributes its changes to `mark`. */
function queryOnBehalfOf(pool: Pool, mark: string, config: QueryConfig, values?: unknown[]) {
  return withClient(pool, (client) =>
    closeOnTimeout(client, writeMarkedStatement(client, mark, config, values)),
  );
}

async function writeMarkedStatement(
  client: PoolClient,
  mark: string,
  config: QueryConfig,
  values?: unknown[],
) {
  await client.query('begin');
  await client.query('select set_config($1, $2, true)', [ON_BEHALF_OF, mark]);
  const result = await client.query(config, values);
  await client.query('commit');
  return result;
}

/**
 * Creates the query builder for use outside transactions; it throws when it is used inside one. The check is
 * below Drizzle, so that a query prepared before a transaction and executed inside it is refused as well.
 */
function createGuardedOrm(pool: Pool, nameOf: StatementNamer, assertOutside: (what: string) => void): Orm {
  const guarded = new Proxy(pool, {
    get(target, property) {
      if (property === 'query') {
        return (config: QueryConfig, values?: unknown[]) => {
          assertOutside('database.orm');
          const mark = currentOnBehalfOf();
          const named = { ...config, name: nameOf(config.text) };
          return traceStatement<unknown>(config.text, () =>
            mark !== null && isWrite(config.text)
              ? queryOnBehalfOf(target, mark, named, values)
              : target.query(named, values),
          );
        };
      }
      if (property === 'connect') {
        return () => {
          throw new Error(
            'Use database.transaction instead of orm.transaction: it guards, retries and cleans up',
          );
        };
      }
      return boundProperty(target, property);
    },
  });
  return drizzle<Record<string, never>, Pool>(guarded);
}
