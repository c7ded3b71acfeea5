// Opens a PostgreSQL server by its URL. Its connection pool survives dropped connections and limits every
// wait. Any number of processes may connect, also through a pooler in transaction mode.

import pg from 'pg';
import type { Database } from '../database.ts';
import type { Logger } from '../logger.ts';
import { migrateDatabase } from '../schema/migrate-database.ts';
import { createPooledDatabase } from './pooled-database.ts';
import { createPostgresListener } from './postgres-listener.ts';
import type { Replica } from './replica.ts';

export type OpenPostgresOptions = {
  url: string;
  /**
   * URL of the same server without a transaction pooler, when `url` leads to one. Used for work that outlives
   * one transaction: listening, migrating, sessions. Connections through the pooler get no settings and no
   * prepared statements.
   */
  directUrl?: string | undefined;
  /** URL of a replica of the same database, without a pooler. Only figures are read from the replica. */
  replicaUrl?: string | undefined;
  /** Folder with the migrations to apply; null to leave the schema as it is. */
  migrationsFolder: string | null;
  log: Logger;
  maxConnections?: number;
};

/**
 * Time limit for an answer in milliseconds, above the server's own statement timeout: a server that is silent
 * for longer is considered lost.
 */
const ANSWER_TIMEOUT_MS = 18_000;
const MAX_SESSIONS = 2;

/**
 * Connection limits and time limits for the replica. The times are short, because the primary can answer
 * instead.
 */
const REPLICA = {
  max: 4,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  options: '-c jit=off -c default_transaction_read_only=on',
};

/**
 * PostgreSQL settings sent with each new connection. A transaction pooler refuses them, because it shares one
 * connection among many clients.
 */
const SESSION_SETTINGS = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  options: '-c jit=off', // Compiling a question takes longer than any of the shop takes without.
};

export async function openPostgres(options: OpenPostgresOptions): Promise<Database> {
  const { url, directUrl, replicaUrl, migrationsFolder, log, maxConnections: max = 10 } = options;
  const isPooled = directUrl !== undefined;
  const direct = connectionTo(directUrl ?? url);
  const pool = openPool({ ...connectionTo(url), ...(isPooled ? {} : SESSION_SETTINGS), max }, log);
  const sessions = isPooled ? openPool({ ...direct, ...SESSION_SETTINGS, max: MAX_SESSIONS }, log) : pool;
  const listener = createPostgresListener(direct, log);
  const replica = replicaUrl ? await openReplica(replicaUrl, pool, log) : undefined;
  const close = async () => {
    await Promise.all([listener.close(), replica?.close()]);
    await Promise.all([...new Set([pool, sessions])].map((one) => one.end()));
  };
  // Made before the first connection: it listens to what every connection of the pool says of its own loss.
  const database = createPooledDatabase({
    engine: 'postgres',
    pool,
    sessions,
    listen: listener.listen,
    replica,
    close,
    ...(isPooled && { nameOf: () => undefined }),
  });
  try {
    if (migrationsFolder !== null) await migrateWithoutTimeout(direct, migrationsFolder);
  } catch (error) {
    await close();
    throw error;
  }
  return database;
}

const connectionTo = (connectionString: string): pg.ClientConfig => ({
  connectionString,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'zwartwit',
});

function openPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  // The server's own limit is of no use on a connection that went silent: nobody there, and nobody says so.
  const pool = new pg.Pool({ query_timeout: ANSWER_TIMEOUT_MS, ...config });
  // Without a handler a dropped idle connection would end the process; the pool itself replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  return pool;
}

/**
 * Prepares reading from a replica; the first connection opens at the first read. The code is loaded only when
 * a replica is configured.
 */
async function openReplica(url: string, primary: pg.Pool, log: Logger): Promise<Replica> {
  const { createReplica } = await import('./replica.ts');
  return createReplica({
    pool: openPool({ ...connectionTo(url), ...SESSION_SETTINGS, ...REPLICA }, log),
    primary,
    log,
  });
}

/**
 * Applies the migrations on a connection without timeouts, because a large table or a concurrent migration
 * may take long.
 */
async function migrateWithoutTimeout(connection: pg.ClientConfig, migrationsFolder: string): Promise<void> {
  const migrationPool = new pg.Pool({ ...connection, max: 1 });
  migrationPool.on('error', () => undefined);
  // Lost between two statements, it would end the process; the next statement tells, and the start is tried
  // again.
  migrationPool.on('connect', (client) => client.on('error', () => undefined));
  await migrateDatabase(migrationPool, migrationsFolder).finally(() => migrationPool.end());
}
