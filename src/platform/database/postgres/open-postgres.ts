// Opens a PostgreSQL server by its URL: a pool that outlives dropped connections and never waits without
// bound. Any number of processes may do so at the same time, each also through a pooler that lends a
// connection for one transaction.

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
   * Given when `url` leads to a pooler of transactions: the way past it, for what outlives one (listening,
   * migrating, sessions). The pooler's connections are set by the pooler, and bear no named statements.
   */
  directUrl?: string | undefined;
  /** A replica of the same database, past any pooler; asked for figures only. */
  replicaUrl?: string | undefined;
  /** Null leaves the schema as it is. */
  migrationsFolder: string | null;
  log: Logger;
  maxConnections?: number;
};

/** Longer than a statement may take: who is silent for so long is gone. Idle connections are gone sooner. */
const ANSWER_TIMEOUT_MS = 18_000;
const MAX_SESSIONS = 2;

/** Of connections to a replica. One that is slower than this is not waited for: the primary is there. */
const REPLICA = {
  max: 4,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  options: '-c jit=off -c default_transaction_read_only=on',
};

/** What a connection is told as it begins. A pooler refuses to be told: it lends the same one to others. */
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

/** Connects when somebody reads. What reads there is loaded by a shop that has one. */
async function openReplica(url: string, primary: pg.Pool, log: Logger): Promise<Replica> {
  const { createReplica } = await import('./replica.ts');
  return createReplica({
    pool: openPool({ ...connectionTo(url), ...SESSION_SETTINGS, ...REPLICA }, log),
    primary,
    log,
  });
}

/** On a connection without any limit: a large table, or another process at it, may take its time. */
async function migrateWithoutTimeout(connection: pg.ClientConfig, migrationsFolder: string): Promise<void> {
  const migrationPool = new pg.Pool({ ...connection, max: 1 });
  migrationPool.on('error', () => undefined);
  // Lost between two statements, it would end the process; the next statement tells, and the start is tried
  // again.
  migrationPool.on('connect', (client) => client.on('error', () => undefined));
  await migrateDatabase(migrationPool, migrationsFolder).finally(() => migrationPool.end());
}
