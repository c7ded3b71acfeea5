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

/** It stopped being kept up before the migrations of today begin; nothing was changed. */
export class DatabaseIsTooOld extends Error {
  override readonly name = 'DatabaseIsTooOld';
}

/** Throws `DatabaseIsNewer` or `DatabaseIsTooOld`. */
export async function migrateDatabase(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseStrangers(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Dropping the connection drops the lock.
    client.release(true);
    throw error;
  }
}

/**
 * Older code would sell on tables it does not know: what they have come to mean, it would leave out or get wrong. And what came
 * before the first migration was made one with it before the first release: its moment is that of the last of those, so that a
 * database which has them all goes on from there, and one that has some of them is told so.
 */
async function refuseStrangers(client: PoolClient, migrationsFolder: string): Promise<void> {
  const newest = await findNewest(client);
  if (newest === null) return;
  const moments = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  if (newest > last)
    throw new DatabaseIsNewer(
      `The database was changed by a newer version of the shop: its tables are of ${day(newest)}, and this version knows ` +
        `those of ${day(last)}. Start the newer version again, or restore a backup from before with this one.`,
    );
  if (newest < first)
    throw new DatabaseIsTooOld(
      `The database is of before the first release: its tables are of ${day(newest)}, and this version goes on from those of ` +
        `${day(first)}. Make a backup with the version that made it, and restore that with this one.`,
    );
}

/** When the tables were changed last; null for a database without any. */
async function findNewest(client: PoolClient): Promise<number | null> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (tables[0]?.found === null) return null;
  const { rows } = await client.query(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const [{ newest }] = z.tuple([z.object({ newest: z.coerce.number().nullable() })]).parse(rows);
  return newest;
}

const day = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
