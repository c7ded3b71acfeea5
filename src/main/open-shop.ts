// Opens the shop on an open database: seeds, composition, server and jobs. They are started in this order and
// stopped in reverse.

import { join } from 'node:path';
import * as serverBuild from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { ensureFirstOperator, type FirstOperator, resetFromEnvironment } from '#modules/accounts/index.ts';
import type { Config } from '#platform/config/config.ts';
import { finishRestore } from '#platform/database/backup/restore-backup.ts';
import { clearScratch } from '#platform/database/backup/scratch.ts';
import type { Database } from '#platform/database/database.ts';
import { drainConnections } from '#platform/http/connections/drain-connections.ts';
import { prepareGracefulShutdown } from '#platform/http/connections/graceful-shutdown.ts';
import { listenAt } from '#platform/http/connections/listen.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { limitConnections, shedLoad } from '#platform/http/limits/load-shedding.ts';
import { limited, limitedAcrossProcesses } from '#platform/http/limits/rate-limits.ts';
import type { Log } from '#platform/log/create-log.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { noopTracer, type Tracer } from '#platform/trace/trace.ts';
import { type Clock, hours, minutes } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { createOpenScratch } from './compose/backups/open-scratch.ts';
import { type Composed, compose } from './compose/compose.ts';
import type { Platform } from './compose/platform.ts';
import { serveFromCache } from './http/cached-responses.ts';
import { registerApi } from './http/register-api.ts';
import { catchUp } from './jobs/schedules.ts';
import { createAnalyticsSources } from './pages/analytics-sources.ts';
import { archiveAssets, assetArchiveFolder } from './pages/archive-assets.ts';
import { joinSources } from './pages/join-sources.ts';
import { pageContextOf, pageServices, readVariableValues } from './pages/page-services.ts';
import { installPages } from './pages/pages.ts';
import { serveSpeculationRules } from './pages/prefetch.ts';
import { findIslandScripts, serveAssets } from './pages/serve-assets.ts';
import { seedShop } from './seed-shop.ts';

export type Opening = {
  config: Config;
  log: Log;
  port: number;
  publicUrl: string;
  root: string;
  development: boolean;
  clock: Clock;
  /**
   * What is kept between attempts to start: the first operator with the generated password, because the
   * password is shown only once, also when the attempt that created the operator fails. `firstOperator` is
   * null until an attempt created one.
   */
  known: { firstOperator: FirstOperator | null };
  beforeListening: () => Promise<void>;
};

export type RunningShop = {
  address: string;
  app: HttpServer;
  shop: Composed;
  database: Database;
  /**
   * The operator created or reset by this start: on the first start, and after `ADMIN_RESET` was changed;
   * null otherwise. `password` is present only when it was generated.
   */
  firstOperator: FirstOperator | null;
  testMode: boolean;
  stop(): Promise<void>;
  /**
   * Hands the shop over to a new process: accepts no new connections, ends each open connection after its
   * next response, waits for that at most ten seconds, then stops like `stop`.
   */
  handOver(): Promise<void>;
  /**
   * Stops the shop after a pause of `DRAIN_SECONDS`, in which the proxy notices that it must send no more
   * requests here; then stops like `stop`.
   */
  drain(): Promise<void>;
};

/**
 * Opens the shop; resolves when the shop answers visitors. When a step fails, everything opened before is
 * closed, including the database.
 */
export async function openShop(opening: Opening, database: Database): Promise<RunningShop> {
  const { config, log, port, publicUrl, root, development, clock, known } = opening;
  const undo: (() => Promise<void>)[] = [() => database.close()];
  const stop = async () => {
    for (const step of undo.reverse().splice(0)) await step();
  };
  try {
    // Before any file of the data folder is read, because a restore may have been interrupted.
    if (await finishRestore(database, config.dataDir))
      log.warn({}, 'the restore of a backup that was cut off has been finished');
    await clearScratch(config.dataDir);
    await seedShop(database, clock, { testMode: !config.live });
    known.firstOperator ??= await ensureOperator(opening, database);
    performance.mark('shop seeded');
    const openScratch = createOpenScratch({ root, log });
    const tracer = await openTracer(opening);
    undo.push(() => tracer.close());
    const platform: Platform = { config, database, log, publicUrl, openScratch, clock, tracer };
    const shop = await compose(platform);
    performance.mark('shop composed');
    // Stopped in reverse order: first the visitors, then the services that their requests and the last jobs
    // need.
    undo.push(
      () => shop.mailTransport.close(),
      async () => shop.sandbox?.stop(),
      async () => shop.vendors.close(),
    );
    // Before the first visitor, because a sale needs the job queue and the caches must be notified of
    // changes.
    undo.push(() => shop.jobs.stop());
    const [app] = await Promise.all([
      createShopServer({ platform, shop, log, root, development }),
      shop.jobs.start({ work: config.role !== 'web' }),
    ]);
    performance.mark('server and jobs ready');
    undo.push(await shop.watchChanges(() => readVariableValues(shop)));
    undo.push(() => app.close());
    serveFromCache(app, shop.cache);
    // Before the first visitor, because a lost database must not end the start once visitors are served.
    if (config.role !== 'web') await catchUp(shop);
    await opening.beforeListening();
    await app.listen(listenAt({ ...config, port }));
    // Runs in parallel with the rest of the start. Without disk space for the archive the shop still works.
    const assetsArchived = development ? null : archiveBuild(opening);
    shop.sandbox?.start();
    const stopCheckpoints = shop.housekeeping.startCheckpoints();
    undo.push(async () => stopCheckpoints());
    await assetsArchived;
    const handOver = () => drainConnections(app.server).then(stop);
    const drain = () => (config.drainMs > 0 ? app.drain(config.drainMs).then(stop) : stop());
    return {
      address: publicUrl,
      app,
      shop,
      database,
      ...known,
      testMode: !config.live,
      stop,
      handOver,
      drain,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Copies the browser files of this version to the archive in the data folder, for visitors who still have its
 * pages open after the next update. An error is logged and does not stop the start.
 */
async function archiveBuild({ config, log, root, clock }: Opening): Promise<void> {
  await archiveAssets(join(root, 'build', 'client'), config.dataDir, clock).catch((error) =>
    log.warn({ err: error }, 'the files of this version could not be kept for the next'),
  );
}

/** Opens the exporter of traces; its large module is loaded only when a trace collector is configured. */
async function openTracer({ config, log }: Opening): Promise<Tracer> {
  if (!config.otlp) return noopTracer;
  const { createOtlpTracer } = await import('#integrations/otlp-traces/otlp-traces.ts');
  return createOtlpTracer(config.otlp, config.role, log);
}

async function ensureOperator({ config, clock }: Opening, database: Database): Promise<FirstOperator | null> {
  const { username, password, reset } = config.admin;
  const first = await ensureFirstOperator({ database, clock }, { username, password });
  if (first || reset === null) return first;
  return resetFromEnvironment({ database, clock }, { username, password, reset });
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
    limitedAcrossProcesses(name, { max, windowMs: hours(1) }, config.rateLimitScale).rateLimit;
  const app = await createHttpServer({
    log,
    trustProxy: config.trustProxy,
    cookieSecret: createKeyring(config).keysOf('cookies')[0],
    https: platform.publicUrl.startsWith('https:'),
    reads: { max: 300 * config.rateLimitScale, windowMs: minutes(1) },
    countShared: shop.countShared,
    tracer: platform.tracer ?? noopTracer,
  });
  shedLoad(app);
  prepareGracefulShutdown(app);
  limitConnections(app.server);
  await registerApi(app, shop);
  const clientFolder = join(root, 'build', 'client');
  if (!development) await serveAssets(app, clientFolder, assetArchiveFolder(config.dataDir));
  serveSpeculationRules(app);
  const islands = (development ? null : findIslandScripts(clientFolder)) ?? ['/src/web/islands/start.ts'];
  installPages(app, {
    build: serverBuild as ServerBuild,
    mode: development ? 'development' : 'production',
    cache: shop.cache,
    cachePages: !development,
    publicUrl: platform.publicUrl,
    renderLimit: limited({ max: 240, windowMs: minutes(1) }, config.rateLimitScale).rateLimit,
    formLimit: forms('forms', 60),
    formLimitOf: {
      [href('/leave-review')]: forms('review form', 10),
      [href('/contact')]: forms('contact form', 20),
      [href('/nieuwsbrief')]: forms('newsletter form', 20),
    },
    otherSources: joinSources(createAnalyticsSources(shop.getSettings), shop.paymentPage.sourcesOf),
    context: pageContextOf(pageServices(platform, shop), shop, islands),
  });
  return app;
}
