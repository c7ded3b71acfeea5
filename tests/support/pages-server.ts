// A server with a few page routes that make no requests to the shop.

import type { EntryContext, ServerBuild } from 'react-router';
import { installPages, type PagesOptions } from '#main/pages/pages.ts';
import { createHtmlCache } from '#platform/html-cache/html-cache.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import type { ReadConcurrency } from '#platform/http/limits/read-bulkhead.ts';
import { createLog, type Log } from '#platform/log/create-log.ts';
import { minutes } from '#shared/clock.ts';
import { handleError } from '#web/entry.server.tsx';
import type { Shop } from '#web/shop.ts';

const shop: Shop = Object.create(null);

type Entry = (request: Request, status: number, headers: Headers, context: EntryContext) => Promise<Response>;

type PagesServerOptions = Partial<PagesOptions> & {
  routes: ServerBuild['routes'];
  /** Renders each page of the server. */
  entry: Entry;
  log?: Log;
  trustProxy?: number;
  readConcurrency?: ReadConcurrency;
};

/** Creates the server, ready for `inject`; the test must close it. */
export async function createPagesServer({
  routes,
  entry,
  log = createLog('silent'),
  trustProxy = 0,
  readConcurrency,
  ...options
}: PagesServerOptions): Promise<HttpServer> {
  const app = await createHttpServer({
    log,
    trustProxy,
    cookieSecret: 'x'.repeat(32),
    https: false,
    ...(readConcurrency && { readConcurrency }),
  });
  installPages(app, {
    build: {
      entry: { module: { default: entry, handleError } },
      routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...routes },
      assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
      publicPath: '/',
      assetsBuildDirectory: '',
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'initial', manifestPath: '' },
    },
    mode: 'production',
    cache: createHtmlCache(),
    cachePages: true,
    context: async ({ ip: senderAddress }) => ({
      shop,
      senderAddress,
      checkoutSession: null,
      operator: null,
      islandScripts: [],
    }),
    publicUrl: 'https://shop.example',
    formLimit: { max: 1, timeWindow: minutes(1) },
    ...options,
  });
  await app.ready();
  return app;
}
