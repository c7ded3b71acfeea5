// Opens the embedded database in a data folder: lock, data, engine thread, pool of one connection,
// migrations. The folder belongs to this process until `close`; a second process gets `DataFolderInUse`.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Database } from '../database.ts';
import { createChannelListeners, quoteIdentifier } from '../postgres/channel-listeners.ts';
import { createPooledDatabase } from '../postgres/pooled-database.ts';
import { migrateDatabase } from '../schema/migrate-database.ts';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';
import { hasData } from './initialise-data.ts';
import { type EmbeddedDatabaseDied, type PgliteThread, startPgliteThread } from './pglite-thread.ts';

export type OpenEmbeddedOptions = {
  dataFolder: string;
  /** Folder with the migrations to apply; null to leave the schema as it is. */
  migrationsFolder: string | null;
  /**
   * Path of the archive with a database of empty tables, made by the build and unpacked at the first start.
   * Without an archive of the same engine version, the first start takes seconds longer.
   */
  preparedArchive?: string | undefined;
  /**
   * Address this process serves, shown in the error message of a second process that wants to open the same
   * data folder.
   */
  address?: string | undefined;
  /**
   * False for a temporary database: its writes are not forced to disk, which leaves the disk to the shop.
   * Default true.
   */
  durable?: boolean;
  /**
   * Called when the embedded database engine dies. Pending queries have already failed; the process should
   * end and be restarted.
   */
  onDeath: (error: EmbeddedDatabaseDied) => void;
};

export type EmbeddedDatabase = Database & {
  readonly engine: 'embedded';
  /** Returns how often the engine has forced its writes to disk; every commit does so at least once. */
  countFsyncs(): Promise<number>;
};

export async function openEmbedded(options: OpenEmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataFolder = resolve(options.dataFolder);
  const lock = lockDataFolder(dataFolder, options.address ?? null);
  try {
    const folder = join(dataFolder, 'database');
    if (!hasData(folder) && existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(`${folder} holds files but no database: move them away or restore a backup`);
    // With the lock held nobody runs on this folder: a pid file here is what a killed process left.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    const thread = await startPgliteThread(
      { folder, preparedArchive: options.preparedArchive ?? null, durable: options.durable ?? true },
      options.onDeath,
    );
    return await connect(thread, lock, options.migrationsFolder);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function connect(
  thread: PgliteThread,
  lock: DataFolderLock,
  migrationsFolder: string | null,
): Promise<EmbeddedDatabase> {
  const listeners = createChannelListeners();
  const pool = openPool(thread, listeners);
  const close = async () => {
    await pool.end();
    await thread.close();
    lock.release();
  };
  try {
    if (migrationsFolder !== null) await migrateDatabase(pool, migrationsFolder);
  } catch (error) {
    await close();
    throw error;
  }

  const database = createPooledDatabase({
    engine: 'embedded',
    pool,
    async listen(channel, onMessage, onGap) {
      const listener = { onMessage, onGap };
      if (listeners.add(channel, listener)) await pool.query(`LISTEN ${quoteIdentifier(channel)}`);
      return async () => {
        if (listeners.remove(channel, listener)) await pool.query(`UNLISTEN ${quoteIdentifier(channel)}`);
      };
    },
    close,
  });
  return {
    engine: 'embedded',
    get orm() {
      return database.orm;
    },
    transaction: database.transaction,
    readOnReplica: database.readOnReplica,
    readReplicaState: database.readReplicaState,
    execute: database.execute,
    session: database.session,
    listen: database.listen,
    notify: database.notify,
    close: database.close,
    countFsyncs: () => thread.countFsyncs(),
  };
}

function openPool(thread: PgliteThread, listeners: ReturnType<typeof createChannelListeners>): pg.Pool {
  const pool = new pg.Pool({
    stream: () => thread.openStream(),
    // The engine has one session: every transaction waits for the one before it.
    max: 1,
    idleTimeoutMillis: 0,
    // How long a query may wait for its turn; nightly work holds the session for seconds.
    connectionTimeoutMillis: 60_000,
    // All given, so that PG* variables of the environment cannot reach the embedded engine.
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    host: 'localhost',
    port: 5432,
    ssl: false,
    options: '',
    application_name: 'zwartwit',
    onConnect: async (client: pg.ClientBase) => {
      client.on('notification', ({ channel, payload }) => listeners.deliver(channel, payload ?? ''));
      for (const channel of listeners.channels()) await client.query(`LISTEN ${quoteIdentifier(channel)}`);
    },
  });
  // A lost connection means a dead thread, which `onDeath` reports.
  pool.on('error', () => undefined);
  return pool;
}
