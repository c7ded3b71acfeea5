// Migrates the schema at every start, on one connection and under a lock, so that many processes may start at
// once. Migrations only go forward, each in the transaction that also records it. The previous version of the
// shop keeps working on the new schema, during a replacement and after a rollback, unless a migration
// declares otherwise.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

/** Key of the advisory lock. Any number works, as long as every process of the shop uses the same. */
const MIGRATION_LOCK = 7_146_925;

/** Error: a newer version of the shop has migrated this database. Nothing was changed. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
}

/** Error: the schema is older than the first migration of this version. Nothing was changed. */
export class DatabaseIsTooOld extends Error {
  override readonly name = 'DatabaseIsTooOld';
}

/** Applies the pending migrations. Throws `DatabaseIsNewer` or `DatabaseIsTooOld`. */
export async function migrateDatabase(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!(await isNewerAndSupported(client, migrationsFolder))) {
      await migrate(drizzle(client), { migrationsFolder });
      await recordOldestSupported(client, migrationsFolder);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Dropping the connection drops the lock.
    client.release(true);
    throw error;
  }
}

/**
 * True when a newer version of the shop has migrated the database and this version may still use it; false
 * when the database is not newer. Throws `DatabaseIsNewer` when this version would misread the changed
 * tables. Throws `DatabaseIsTooOld` for a database that has only some of the migrations from before the first
 * release: those were merged into the first migration, which has the date of the last of them.
 */
async function isNewerAndSupported(client: PoolClient, migrationsFolder: string): Promise<boolean> {
  const newest = await findMoment(client, 'drizzle.__drizzle_migrations', 'created_at');
  if (newest === null) return false;
  const moments = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  if (newest < first)
    throw new DatabaseIsTooOld(
      `The database is of before the first release: its tables are of ${day(newest)}, and this version goes on from those of ` +
        `${day(first)}. Make a backup with the version that made it, and restore that with this one.`,
    );
  if (newest <= last) return false;
  const oldestSupported = await findMoment(client, 'drizzle.borne_from', 'moment');
  if (oldestSupported !== null && last >= oldestSupported) return true;
  throw new DatabaseIsNewer(
    `The database was changed by a newer version of the shop: its tables are of ${day(newest)}, and this version knows ` +
      `those of ${day(last)}. Start the newer version again, or restore a backup from before with this one.`,
  );
}

/**
 * Records in the database the date of the oldest migration a version of the shop must know to work with this
 * schema. A version that does not know that migration refuses to start.
 */
async function recordOldestSupported(client: PoolClient, migrationsFolder: string): Promise<void> {
  await client.query('create table if not exists drizzle.borne_from (moment bigint primary key)');
  await client.query(
    'with older as (delete from drizzle.borne_from where moment <> $1) insert into drizzle.borne_from values ($1) on conflict do nothing',
    [oldestSupportedBy(migrationsFolder)],
  );
}

const SUPPORTED_FROM = /^-- borne from: (\S+)/;

/**
 * Returns the date of the oldest migration that a version must know to work with this schema, in milliseconds
 * since 1970. A migration that breaks older versions names the oldest migration they must know in its first
 * line (`-- borne from: 0001_more-orders`); the newest one named counts. A migration without that line works
 * with every version.
 */
export function oldestSupportedBy(migrationsFolder: string): number {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  );
  const momentOf = new Map(journal.entries.map(({ tag, when }) => [tag, when]));
  const migrations = readMigrationFiles({ migrationsFolder });
  return Math.max(
    ...migrations.map(
      (migration, index) => supportedFrom(migration) ?? (index === 0 ? migration.folderMillis : 0),
    ),
  );

  function supportedFrom({ sql }: MigrationMeta): number | null {
    const tag = SUPPORTED_FROM.exec(sql[0] ?? '')?.[1];
    if (tag === undefined) return null;
    const moment = momentOf.get(tag);
    if (moment === undefined) throw new Error(`There is no migration ${tag}`);
    return moment;
  }
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/**
 * Returns the latest moment in a migrations table, in milliseconds since 1970. Null when the table does not
 * exist or is empty.
 */
async function findMoment(client: PoolClient, table: string, column: string): Promise<number | null> {
  const { rows: tables } = await client.query('select to_regclass($1) as found', [table]);
  if (tables[0]?.found === null) return null;
  const { rows } = await client.query(`select max(${column})::text as newest from ${table}`);
  const [{ newest }] = z.tuple([z.object({ newest: z.coerce.number().nullable() })]).parse(rows);
  return newest;
}

const day = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
