// Opens a PostgreSQL server by its URL: a pool that outlives dropped connections and never waits without bound.
// Any number of processes may do so at the same time.

import pg from 'pg';
import type { Database } from '../database.ts';
import type { MachineLog } from '../machine-log.ts';
import { migrateDatabase } from '../schema/migrate-database.ts';
import { createPooledDatabase } from './pooled-database.ts';
import { createPostgresListener } from './postgres-listener.ts';

export type OpenPostgresOptions = {
  url: string;
  /** Null leaves the schema as it is. */
  migrationsFolder: string | null;
  log: MachineLog;
  maxConnections?: number;
};

/** Longer than a statement may take: who is silent for so long is gone. Idle connections are gone sooner. */
const ANSWER_TIMEOUT_MS = 18_000;

export async function openPostgres({
  url,
  migrationsFolder,
  log,
  maxConnections = 10,
}: OpenPostgresOptions): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'zwartwit',
  };
  const pool = new pg.Pool({
    ...connection,
    max: maxConnections,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // The server's own limit is of no use on a connection that went silent: nobody there, and nobody says so.
    query_timeout: ANSWER_TIMEOUT_MS,
    options: '-c jit=off', // Compiling a question takes longer than any of the shop takes without.
  });
  // Without a handler a dropped idle connection would end the process; the pool itself replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const listener = createPostgresListener(connection, log);
  const close = async () => {
    await listener.close();
    await pool.end();
  };
  // Made before the first connection: it listens to what every connection of the pool says of its own loss.
  const database = createPooledDatabase({ engine: 'postgres', pool, listen: listener.listen, close });
  try {
    if (migrationsFolder !== null) await migrateWithoutHaste(connection, migrationsFolder);
  } catch (error) {
    await close();
    throw error;
  }
  return database;
}

/** On a connection without any limit: a large table, or another process at it, may take its time. */
async function migrateWithoutHaste(connection: pg.ClientConfig, migrationsFolder: string): Promise<void> {
  const own = new pg.Pool({ ...connection, max: 1 });
  own.on('error', () => undefined);
  // Lost between two statements, it would end the process; the next statement tells, and the start is tried again.
  own.on('connect', (client) => client.on('error', () => undefined));
  await migrateDatabase(own, migrationsFolder).finally(() => own.end());
}
