// Starts the server process: configuration, database and shop. The launcher calls `start`; development and
// tests pass their own pages and port.

import { join } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { restrictToOwner } from '#platform/disk/owner-only-permissions.ts';
import { findFreePort, isWorkerOnly } from '#platform/http/connections/listen.ts';
import { createLog } from '#platform/log/create-log.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import type { Opening, RunningShop } from './open-shop.ts';
import { refuseWeakOwner } from './refuse-weak-owner.ts';
import { waitForDatabase } from './wait-for-database.ts';

export type { RunningShop } from './open-shop.ts';
export { stopOnSignals } from './stop-on-signals.ts';

export type StartOptions = {
  env: Record<string, string | undefined>;
  /**
   * Root folder of the repository, with the migrations, the built browser files and the archive for a first
   * start.
   */
  root: string;
  /** True in development, where pages are built from the sources. */
  development?: boolean;
  /** Clock of the shop; only tests set it, to control the time. */
  clock?: Clock;
};

/**
 * Starts the shop; resolves when the shop answers visitors. Waits for an unreachable PostgreSQL server.
 * Throws `ConfigurationError` or `DataFolderInUse` before anything is changed.
 */
export async function start(options: StartOptions): Promise<RunningShop> {
  const { env, root, development = false, clock = systemClock } = options;
  const config = readConfig(env);
  await refuseWeakOwner(config);
  const log = createLog(config.logLevel);
  if (!restrictToOwner(config.dataDir))
    log.warn(
      { folder: config.dataDir },
      'the data folder belongs to another user, who decides who may read it',
    );
  // Links in mails and pages need the port before the server listens, so a free port replaces port 0 here.
  const port = config.port === 0 ? await findFreePort(config.host) : config.port;
  const publicUrl =
    config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;
  const settled = { config, log, port, publicUrl, root, development, clock, known: { firstOperator: null } };
  // Clients of an inherited socket wait until the server listens, so no startup server is needed.
  const startupAddress =
    config.socket === null && !isWorkerOnly(config.role) ? { host: config.host, port } : null;
  return waitForDatabase({ startupAddress, log }, (beforeListening) =>
    attempt({ ...settled, beforeListening }),
  );
}

/** Loads the main part of the program; the build compiles that part in advance. */
export const loadShop = () => import('./open-shop.ts');

/**
 * Opens database and shop in one attempt. The program is loaded while the database opens; the embedded
 * database opens in its own thread.
 */
async function attempt(opening: Opening): Promise<RunningShop> {
  const [database, { openShop }] = await Promise.all([
    openShopDatabase(opening).finally(() => performance.mark('database open')),
    loadShop().finally(() => performance.mark('program read')),
  ]);
  return openShop(opening, database);
}

function openShopDatabase({ config, log, publicUrl, root }: Opening): Promise<Database> {
  return openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    directUrl: config.databaseDirectUrl ?? undefined,
    replicaUrl: config.databaseReplicaUrl ?? undefined,
    dataFolder: config.dataDir,
    migrationsFolder: join(root, 'database', 'migrations'),
    preparedArchive: join(root, 'build', 'database', 'prepared.tar'),
    address: publicUrl,
    log,
    onDeath: (error) => {
      log.fatal({ err: error }, 'the embedded database died; this process ends to be started again');
      process.exit(70);
    },
  });
}
