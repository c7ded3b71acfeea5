// Brings the schema up to date at every start, on one connection and under a lock, so that many processes may start
// at once. Migrations only go forward; each runs in the transaction that records it.

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

/** Any fixed number will do, as long as every process of the shop uses the same. */
const MIGRATION_LOCK = 7_146_925;

/** A newer version of the shop has changed this database; nothing was changed by this one. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
}

/** Throws `DatabaseIsNewer`. */
export async function migrateDatabase(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Dropping the connection drops the lock.
    client.release(true);
    throw error;
  }
}

/** Older code would sell on tables it does not know: what they have come to mean, it would leave out or get wrong. */
async function refuseNewer(client: PoolClient, migrationsFolder: string): Promise<void> {
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (tables[0]?.found === null) return;
  const { rows } = await client.query(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const [{ newest }] = z.tuple([z.object({ newest: z.coerce.number() })]).parse(rows);
  if (newest <= known) return;
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
  throw new DatabaseIsNewer(
    `The database was changed by a newer version of the shop: its tables are of ${day(newest)}, and this version knows ` +
      `those of ${day(known)}. Start the newer version again, or restore a backup from before with this one.`,
  );
}
