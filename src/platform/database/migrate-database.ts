// Brings the schema up to date at every start, on one connection and under a lock, so that many processes may start
// at once. Migrations only go forward; each runs in the transaction that records it.

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Any fixed number will do, as long as every process of the shop uses the same. */
const MIGRATION_LOCK = 7_146_925;

export async function migrateDatabase(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Dropping the connection drops the lock.
    client.release(true);
    throw error;
  }
}
