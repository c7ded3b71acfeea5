// POST /api/statistics/events counts without knowing anybody; GET /api/admin/analytics reads what was counted.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { analyticsSchema, reportSchema } from '#modules/statistics/contract.ts';
import type { CountReport, ReadAnalytics } from '#modules/statistics/index.ts';

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

type ReadPorts = { readAnalytics: ReadAnalytics; requireOperator: onRequestAsyncHookHandler };

export function analyticsRoutes({ readAnalytics, requireOperator }: ReadPorts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/admin/analytics',
      onRequest: requireOperator,
      schema: {
        tags: ['statistics'],
        summary:
          'The last 30 days by day: visits, checkouts, paid orders and revenue; funnel, pages and loading times',
        response: { 200: analyticsSchema },
      },
      handler: async (_request, reply) =>
        reply.header('cache-control', 'no-store').send(await readAnalytics()),
    });
  };
}
