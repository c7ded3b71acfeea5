// POST /api/statistics/events counts without knowing anybody; the operator reads
// GET /api/admin/analytics (charts of a period) and GET /api/admin/overview (the cards).

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  analyticsQuerySchema,
  analyticsSchema,
  overviewSchema,
  reportSchema,
} from '#modules/statistics/contract.ts';
import type { CountReport, ReadAnalytics, ReadOverview } from '#modules/statistics/index.ts';

const REPORT_BODY_LIMIT = 16 * 1024;

type CountPorts = {
  countReport: CountReport;
  /** Other sites may not have their visitors counted here. */
  refuseOtherOrigins(request: FastifyRequest): void;
  /** Route option that limits how often one address may report: 120 per minute. */
  limits: { statistics: object };
};

/** Public. 204 without an answer: whoever reports is leaving the page. */
export function statisticsRoutes({
  countReport,
  refuseOtherOrigins,
  limits,
}: CountPorts): FastifyPluginAsyncZod {
  return async (app) => {
    // A browser that leaves a page sends its last words as plain text.
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

    app.route({
      method: 'POST',
      url: '/api/statistics/events',
      config: limits.statistics,
      bodyLimit: REPORT_BODY_LIMIT,
      onRequest: async (request) => refuseOtherOrigins(request),
      schema: {
        tags: ['statistics'],
        problems: ['cross_origin'],
        summary: 'Count events and loading times of a page, anonymously; JSON, also as text/plain',
        body: reportSchema,
        response: { 204: z.null() },
      },
      handler: async (request, reply) => {
        await countReport(request.body);
        return reply.code(204).send(null);
      },
    });
  };
}

type ReadPorts = {
  readAnalytics: ReadAnalytics;
  readOverview: ReadOverview;
  requireOperator: onRequestAsyncHookHandler;
};

export function analyticsRoutes(ports: ReadPorts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/admin/analytics',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['statistics'],
        summary:
          'A period and the one before it: sales, visits, carts, countries, coupons and loading times; 30 days unless asked otherwise',
        querystring: analyticsQuerySchema,
        response: { 200: analyticsSchema },
      },
      handler: async (request, reply) =>
        reply.header('cache-control', 'no-store').send(await ports.readAnalytics(request.query)),
    });

    app.route({
      method: 'GET',
      url: '/api/admin/overview',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['overview'],
        summary: 'How much there is, and what this month added against last month up to the same moment',
        response: { 200: overviewSchema },
      },
      handler: async (_request, reply) =>
        reply.header('cache-control', 'no-store').send(await ports.readOverview()),
    });
  };
}
