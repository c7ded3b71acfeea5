// The statistics endpoints of the API: pages report events, operators read figures.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import {
  analyticsQuerySchema,
  analyticsSchema,
  overviewSchema,
  reportSchema,
  todaySchema,
} from './contract.ts';

const { post } = endpoints({ tag: 'statistics', access: 'public' });
const charts = endpoints({ tag: 'statistics', access: 'operator' });
const cards = endpoints({ tag: 'overview', access: 'operator' });

export const statisticsEndpoints = {
  /**
   * Receives a report from a browser and answers without content, because the browser is leaving the page.
   * Reports from other origins are refused.
   */
  report: post('/api/statistics/events', {
    summary: 'Count events and loading times of a page, anonymously; JSON, also as text/plain',
    limit: 'statistics',
    ownPagesOnly: true,
    bodyLimit: 16 * 1024,
    body: reportSchema,
    answer: z.null(),
    status: 204,
  }),
  analytics: charts.get('/api/admin/analytics', {
    summary:
      'A period and the one before it: sales, visits, carts, countries, coupons and loading times; 30 days unless asked otherwise',
    query: analyticsQuerySchema,
    answer: analyticsSchema,
  }),
  overview: cards.get('/api/admin/overview', {
    summary: 'How much there is, and what this month added against last month up to the same moment',
    answer: overviewSchema,
  }),
  today: cards.get('/api/admin/today', {
    summary: 'Today so far, against the same weekday of last week up to the same time',
    answer: todaySchema,
  }),
};
