// Creates a migrated database per test file: on the server of TEST_DATABASE_URL, else embedded. Both are
// copied from a template made once per set of migrations, so a test file starts within a second.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { DataFolderInUse, lockDataFolder } from '#platform/database/embedded/data-folder-lock.ts';
import { openEmbedded } from '#platform/database/embedded/open-embedded.ts';
import { engineVersion } from '#platform/database/embedded/prepared-archive.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { openPostgres } from '#platform/database/postgres/open-postgres.ts';
import { installJobTables } from '#platform/jobs/create-jobs.ts';
import { prepareDatabase } from '#platform/jobs/prepare-database.ts';

export type TestDatabase = { database: Database; drop(): Promise<void> };

const root = new URL('../../', import.meta.url);
const migrations = fileURLToPath(new URL('database/migrations', root));
const cache = fileURLToPath(new URL('node_modules/.cache/test-database', root));
/**
 * The number of the PostgreSQL lock with which test workers that start together create the template only
 * once.
 */
const TEMPLATE_LOCK = 7_146_926;

/** Opens an empty database with all migrations and job tables. `drop` closes and deletes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openOnFolder();
}

/** The folder of the migrations; null before the first migration exists. */
export const migrationsFolder = existsSync(join(migrations, 'meta', '_journal.json')) ? migrations : null;

function templateKey(): string {
  const hash = createHash('sha256').update(engineVersion());
  hash.update(readFileSync(new URL('node_modules/pg-boss/package.json', root)));
  // The journal too: a migration that was made anew is another one, whatever it says.
  const files =
    migrationsFolder === null
      ? []
      : ['meta/_journal.json', ...readdirSync(migrations).filter((name) => name.endsWith('.sql'))];
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The compiled WebAssembly of PGlite. While this variable refers to it, V8 shares it with all threads;
 * otherwise each thread compiles it again.
 */
let heldEngine: Promise<WebAssembly.Module> | undefined;

function holdEngine(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(readFileSync(join(dirname(entry), 'pglite.wasm')));
}

async function openOnFolder(): Promise<TestDatabase> {
  heldEngine ??= holdEngine();
  await heldEngine;
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-test-'));
  const database = await openEmbedded({
    dataFolder,
    migrationsFolder: null,
    preparedArchive: await ensureArchive(),
    onDeath: (error) => {
      throw error;
    },
  });
  return {
    database,
    async drop() {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Opens a temporary database with empty tables in the folder. Its writes are not forced to disk. */
export async function openScratch(dataFolder: string): Promise<Database> {
  return openEmbedded({
    dataFolder,
    durable: false,
    migrationsFolder: null,
    preparedArchive: await ensureArchive(),
    onDeath: () => {},
  });
}

/**
 * Returns the path of an archive with an empty, fully migrated database folder, which tests unpack. The first
 * test worker creates the archive.
 */
export async function ensureArchive(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const archive = join(cache, `${templateKey()}.tar`);
  for (;;) {
    if (existsSync(archive)) return archive;
    try {
      const lock = lockDataFolder(cache);
      try {
        if (!existsSync(archive)) await prepareDatabase({ archive, migrationsFolder });
      } finally {
        lock.release();
      }
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      await pause(100);
    }
  }
}

async function openOnServer(server: string): Promise<TestDatabase> {
  const template = `zwartwit_template_${templateKey()}`;
  const name = `zwartwit_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(server, admin, template);
    await admin.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgres({
    url: urlOf(server, name),
    migrationsFolder: null,
    log: silentLogger,
    maxConnections: 5,
  });
  return {
    database,
    async drop() {
      await database.close();
      await onServer(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function ensureTemplate(server: string, admin: pg.Client, template: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount === 1) return;
  const building = `${template}_building`;
  await admin.query(`drop database if exists ${building} with (force)`);
  await admin.query(`create database ${building}`);
  const database = await openPostgres({ url: urlOf(server, building), migrationsFolder, log: silentLogger });
  await installJobTables(database).finally(() => database.close());
  await admin.query(`alter database ${building} rename to ${template}`);
}

async function onServer(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
