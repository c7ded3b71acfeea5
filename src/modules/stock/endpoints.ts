// The stock endpoints of the API: articles, movements, purchases, batches, and the orders a batch went to.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import {
  articleSchema,
  articleUpdateSchema,
  batchSchema,
  breakageSchema,
  countSchema,
  movementFilterSchema,
  movementPageSchema,
  movementQuerySchema,
  packContentsSchema,
  packSchema,
  purchaseInputSchema,
  purchaseSchema,
  purchaseUpdateSchema,
  receiptSchema,
} from './contract.ts';

const { get, post, put } = endpoints({ tag: 'stock', access: 'operator' });

/**
 * Endpoints of articles, packs and movements. They answer 404 `not_found`; 409 `edit_conflict` or
 * `too_few_left`; 422 with the invalid fields.
 */
export const stockEndpoints = {
  articles: get('/api/admin/stock', {
    summary: 'What there is of each article: on hand, held, to be sent, expected, and for how many days',
    answer: z.array(articleSchema),
  }),
  updateArticle: put('/api/admin/stock/articles/:id', {
    summary: 'Name an article, and say below how many there are too few',
    body: articleUpdateSchema,
    problems: ['edit_conflict'],
  }),
  packs: get('/api/admin/stock/packs', {
    summary: 'What each pack holds, and how many of it can be sold',
    answer: z.array(packSchema),
  }),
  fillPack: put('/api/admin/stock/packs/:id', {
    summary: 'Say what a pack holds; what is not named is not in it',
    body: packContentsSchema,
  }),
  count: post('/api/admin/stock/counts', {
    summary: 'Book a count; sent twice with the same key it is booked once',
    body: countSchema,
    problems: ['edit_conflict'],
  }),
  breakage: post('/api/admin/stock/breakages', {
    summary: 'Take what is broken or lost off the shelf; sent twice with the same key it is booked once',
    body: breakageSchema,
    problems: ['too_few_left'],
  }),
  movements: get('/api/admin/stock/movements', {
    summary: 'Every movement, newest first',
    query: movementQuerySchema,
    answer: movementPageSchema,
  }),
  movementsFile: get('/api/admin/stock/movements/export', {
    summary: 'The filtered movements as a CSV file',
    query: movementFilterSchema,
    answer: { file: 'text/csv' },
  }),
};

export const batchEndpoints = {
  list: get('/api/admin/batches', {
    summary: 'Batches, those that are over first come first: a plain list, or a page when anything is asked',
    query: pageQuerySchema,
    answer: listOrPageSchema(pageSchemaOf(batchSchema)),
  }),
};

/**
 * Endpoints of purchases and batches. They answer 404 `not_found`; 409 `edit_conflict` or `purchase_closed`;
 * 422 with the invalid fields.
 */
export const purchaseEndpoints = {
  list: get('/api/admin/purchases', {
    summary: 'Orders at suppliers, newest first: a plain list, or a page when anything is asked',
    query: pageQuerySchema,
    answer: listOrPageSchema(pageSchemaOf(purchaseSchema)),
  }),
  create: post('/api/admin/purchases', {
    summary: 'Write down an order at a supplier; sent twice with the same key it is one',
    body: purchaseInputSchema,
    answer: purchaseSchema,
    status: 201,
  }),
  update: put('/api/admin/purchases/:id', {
    summary: 'Change the given fields; nothing is received by it',
    body: purchaseUpdateSchema,
    answer: purchaseSchema,
    problems: ['edit_conflict'],
  }),
  receive: post('/api/admin/purchases/:id/receipts', {
    summary:
      'Receive some or all of it, with batch, best-before day and cost; sent twice with the same key it is booked once',
    body: receiptSchema,
    answer: purchaseSchema,
    problems: ['purchase_closed'],
  }),
};
