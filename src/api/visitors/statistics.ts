// The endpoints of the shop's statistics: anonymous reports from browsers, and the charts and figures for
// operators.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { statisticsEndpoints } from '#modules/statistics/endpoints.ts';
import { readAnalytics, readOverview, readToday, recordReport } from '#modules/statistics/index.ts';
import { createServe, type RouteGuards, type Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

export function statisticsRoutes(shop: Shop, routeGuards: RouteGuards): FastifyPluginAsyncZod {
  return async (app) => {
    // A browser that leaves a page sends its report as plain text.
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    createServe(app, routeGuards)(statisticsEndpoints.report, async ({ body }) => {
      await recordReport(shop, body);
      return null;
    });
  };
}

export function serveStatistics(serve: Serve, shop: Shop): void {
  const { readOnReplica } = shop.database;
  serve(statisticsEndpoints.analytics, ({ query }) =>
    readOnReplica((database) => readAnalytics({ ...shop, database }, query)),
  );
  serve(statisticsEndpoints.today, () => readOnReplica((database) => readToday({ ...shop, database })));
  serve(statisticsEndpoints.overview, () => readOnReplica((database) => readOverview({ ...shop, database })));
}
