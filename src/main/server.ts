// The process: configuration, database, shop, HTTP and jobs, started in that order and stopped in the other.
// The launcher calls `start`; development and tests give it their own pages and port.

import { join } from 'node:path';
import * as serverBuild from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { ensureFirstOperator, type FirstOperator, resetByEnvironment } from '#modules/accounts/index.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { finishRestore } from '#platform/database/backup/restore-backup.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { closeToOthers } from '#platform/disk/close-to-others.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { leaveRoomForFiles, turnAwayUnderPressure } from '#platform/http/limits/pressure.ts';
import { limited, limitedTogether } from '#platform/http/limits/rate-limits.ts';
import { findFreePort } from '#platform/http/listen.ts';
import { createLog, type Log } from '#platform/log/create-log.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { type Clock, hours, minutes, systemClock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { type Composed, compose } from './compose/compose.ts';
import type { Platform } from './compose/platform.ts';
import { answerKept } from './http/kept-answers.ts';
import { registerApi } from './http/register-api.ts';
import { catchUp } from './jobs/schedules.ts';
import { joinSources } from './pages/join-sources.ts';
import { createMeasuringSources } from './pages/measuring-sources.ts';
import { pageContextOf, pageServices } from './pages/page-services.ts';
import { installPages } from './pages/pages.ts';
import { findIslandsUrl, serveAssets } from './pages/serve-assets.ts';
import { refuseWeakOwner } from './refuse-weak-owner.ts';
import { seedShop } from './seed-shop.ts';
import { untilDatabaseAnswers } from './until-database-answers.ts';

export { stopOnSignals } from './stop-on-signals.ts';

export type StartOptions = {
  env: Record<string, string | undefined>;
  /** The repository: migrations, the built browser files and the prepared database are found from here. */
  root: string;
  /** Development: pages come from the sources. */
  development?: boolean;
  /** Tests decide what time it is. */
  clock?: Clock;
};

export type RunningShop = {
  address: string;
  app: HttpServer;
  shop: Composed;
  database: Database;
  /** Set on the first start and after a reset only; `password` only when it was made up. */
  firstOperator: FirstOperator | null;
  testMode: boolean;
  stop(): Promise<void>;
};

/**
 * Resolves when visitors are answered, however long a PostgreSQL server takes to come. Throws ConfigurationError or DataFolderInUse
 * before anything has changed.
 */
export async function start(options: StartOptions): Promise<RunningShop> {
  const { env, root, development = false, clock = systemClock } = options;
  const config = readConfig(env);
  await refuseWeakOwner(config);
  const log = createLog(config.logLevel);
  if (!closeToOthers(config.dataDir))
    log.warn(
      { folder: config.dataDir },
      'the data folder belongs to another user, who decides who may read it',
    );
  // Links in mails and pages need the address before anything listens, so port 0 is settled first.
  const port = config.port === 0 ? await findFreePort(config.host) : config.port;
  const publicUrl =
    config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;
  const settled = { config, log, port, publicUrl, root, development, clock };
  // The password is shown once, so it has to outlive an attempt that fails after it was made up.
  let firstOperator: RunningShop['firstOperator'] = null;
  const ensureOperator = async (database: Database) => {
    const ports = { database, clock };
    const { username, password, reset } = config.admin;
    firstOperator ??= await ensureFirstOperator(ports, { username, password });
    if (reset !== null) firstOperator ??= await resetByEnvironment(ports, { username, password, reset });
    return firstOperator;
  };
  return untilDatabaseAnswers({ host: config.host, port, log }, (beforeListening) =>
    startOnce({ ...settled, ensureOperator, beforeListening }),
  );
}

type Attempt = {
  config: Config;
  log: Log;
  port: number;
  publicUrl: string;
  root: string;
  development: boolean;
  clock: Clock;
  ensureOperator: (database: Database) => Promise<RunningShop['firstOperator']>;
  beforeListening: () => Promise<void>;
};

async function startOnce(attempt: Attempt): Promise<RunningShop> {
  const { config, log, port, publicUrl, root, development, clock } = attempt;
  const database = await openShopDatabase(attempt);
  const undo: (() => Promise<void>)[] = [() => database.close()];
  const stop = async () => {
    for (const step of undo.reverse().splice(0)) await step();
  };
  try {
    // Before anybody reads a file of the data folder: a restore may have been cut off.
    if (await finishRestore(database, config.dataDir))
      log.warn({}, 'the restore of a backup that was cut off has been finished');
    await seedShop(database, clock, { testMode: !config.live });
    const firstOperator = await attempt.ensureOperator(database);
    const platform: Platform = { config, database, log, publicUrl, clock };
    const shop = await compose(platform);
    // The other way round at the end: visitors leave first, then what their requests and the last jobs rely on.
    undo.push(
      () => shop.mailTransport.close(),
      async () => shop.sandbox?.stop(),
    );
    const app = await createShopServer({ platform, shop, log, root, development });
    // Before the first visitor: a sale needs the job queue, and what is kept in memory needs to hear of changes.
    undo.push(() => shop.jobs.stop());
    await shop.jobs.start({ work: config.role !== 'web' });
    undo.push(await shop.watchChanges());
    undo.push(() => app.close());
    answerKept(app, shop.cache);
    await attempt.beforeListening();
    await app.listen({ host: config.host, port });
    shop.sandbox?.start();
    if (config.role !== 'web') await catchUp(shop);
    const stopCheckpoints = shop.housekeeping.startCheckpoints();
    undo.push(async () => stopCheckpoints());
    return { address: publicUrl, app, shop, database, firstOperator, testMode: !config.live, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openShopDatabase({ config, log, publicUrl, root }: Attempt): Promise<Database> {
  return openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
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

type ServerParts = { platform: Platform; shop: Composed; log: Log; root: string; development: boolean };

async function createShopServer({
  platform,
  shop,
  log,
  root,
  development,
}: ServerParts): Promise<HttpServer> {
  const { config } = platform;
  const forms = (name: string, max: number) =>
    limitedTogether(name, { max, windowMs: hours(1) }, config.rateLimitScale).rateLimit;
  const app = await createHttpServer({
    log,
    trustProxy: config.trustProxy,
    cookieSecret: createKeyring(config).keysOf('cookies')[0],
    https: platform.publicUrl.startsWith('https:'),
    reads: { max: 300 * config.rateLimitScale, windowMs: minutes(1) },
    countTogether: shop.countTogether,
  });
  turnAwayUnderPressure(app);
  leaveRoomForFiles(app.server);
  await registerApi(app, shop);
  const clientFolder = join(root, 'build', 'client');
  if (!development) await serveAssets(app, clientFolder);
  const islandsUrl = (development ? null : findIslandsUrl(clientFolder)) ?? '/src/web/islands/start.ts';
  installPages(app, {
    build: serverBuild as ServerBuild,
    mode: development ? 'development' : 'production',
    cache: shop.cache,
    keepPages: !development,
    publicUrl: platform.publicUrl,
    renderLimit: limited({ max: 240, windowMs: minutes(1) }, config.rateLimitScale).rateLimit,
    formLimit: forms('forms', 60),
    formLimitOf: {
      [href('/leave-review')]: forms('review form', 10),
      [href('/nieuwsbrief')]: forms('newsletter form', 20),
    },
    otherSources: joinSources(createMeasuringSources(shop.getSettings), shop.paymentPage.sourcesOf),
    context: pageContextOf(pageServices(platform, shop), shop, islandsUrl),
  });
  return app;
}
