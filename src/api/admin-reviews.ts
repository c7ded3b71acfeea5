// Reviews for the back-office: the list with its file, adding, deciding, deleting, examples, personal links and import.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  addReviewSchema,
  changeReviewSchema,
  generateReviewsSchema,
  importReportSchema,
  importReviewsSchema,
  listReviewsQuerySchema,
  type Review,
  reviewLinkResultSchema,
  reviewLinkSchema,
  reviewLinkSentSchema,
  reviewPageSchema,
  reviewSchema,
  sendReviewLinkSchema,
  sortedReviewsQuerySchema,
} from '#modules/reviews/contract.ts';
import type { ImportReviewFile, ListReviews, MakeReviewLink, ManageReviews } from '#modules/reviews/index.ts';
import { type CsvColumn, csvResponse, everyRow, sendCsv } from './csv-reply.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  listAllReviews: ListReviews;
  manageReviews: ManageReviews;
  generateExamples(count: number): Promise<Review[]>;
  makeReviewLink: MakeReviewLink;
  importReviews: ImportReviewFile;
  requireOperator: onRequestAsyncHookHandler;
};

const PATH = '/api/admin/reviews';
const tags = ['reviews'];
const CSV_PAGE = 200;

const CSV: readonly CsvColumn<Review>[] = [
  ['Naam', ({ customerName }) => customerName],
  ['Sterren', ({ rating }) => rating],
  ['Review', ({ comment }) => comment],
  ['Datum', ({ createdAt }) => createdAt.slice(0, 10)],
  ['Status', ({ status }) => status],
  ['Herkomst', ({ source }) => source],
  ['Overgenomen van', ({ importedFrom }) => importedFrom],
  ['Geverifieerd', ({ verified }) => (verified ? 'ja' : 'nee')],
  ['Bestelnummer', ({ orderNumber }) => orderNumber],
  ['Reactie', ({ ownerReply }) => ownerReply],
];

/** 404 `not_found`; 409 `edit_conflict`, `customer_words`, `order_not_matching`, `test_mode_only`, `already_sent`; 422 with fields. */
export function adminReviewRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);
    await app.register(listRoutes(ports));
    await app.register(writeRoutes(ports));
    await app.register(linkRoutes(ports));
    await app.register(importRoutes(ports));
  };
}

function listRoutes({ listAllReviews }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      {
        schema: {
          tags,
          summary: 'Reviews, newest first: a plain list, or a page when anything is asked of it',
          querystring: listReviewsQuerySchema,
          response: { 200: z.union([z.array(reviewSchema), reviewPageSchema]) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const asksForPage = Object.keys(request.query).length > 0;
        return asksForPage ? listAllReviews.page(request.query) : listAllReviews.recent();
      },
    );

    app.get(
      `${PATH}/:id`,
      { schema: { tags, summary: 'One review', params: idParams, response: { 200: reviewSchema } } },
      async (request) => listAllReviews.get(request.params.id),
    );

    app.get(
      `${PATH}.csv`,
      {
        schema: {
          tags,
          response: csvResponse,
          summary: 'Reviews as a file: all, or those that are asked for',
          querystring: sortedReviewsQuerySchema,
        },
      },
      async (request, reply) => {
        const rows = everyRow((cursor) => listAllReviews.page({ ...request.query, cursor, limit: CSV_PAGE }));
        return sendCsv(reply, 'reviews', CSV, rows);
      },
    );
  };
}

function writeRoutes({ manageReviews, generateExamples }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      PATH,
      {
        schema: {
          tags,
          summary: 'Take a review over from elsewhere',
          body: addReviewSchema,
          response: { 201: reviewSchema },
        },
      },
      async (request, reply) => reply.code(201).send(await manageReviews.add(request.body)),
    );

    app.put(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          problems: ['edit_conflict', 'customer_words', 'order_not_matching'],
          summary: 'Publish, reject, answer or correct a review; the words of a customer stay theirs',
          params: idParams,
          body: changeReviewSchema,
          response: { 200: reviewSchema },
        },
      },
      async (request) => manageReviews.change(request.params.id, request.body),
    );

    app.delete(
      `${PATH}/:id`,
      { schema: { tags, summary: 'Delete a review', params: idParams, response: { 204: z.void() } } },
      async (request, reply) => {
        await manageReviews.remove(request.params.id);
        return reply.code(204).send();
      },
    );

    app.post(
      `${PATH}/generate`,
      {
        schema: {
          tags,
          problems: ['test_mode_only', 'no_more_examples'],
          summary: 'Add invented examples to a test shop; they are labelled and never counted',
          body: generateReviewsSchema,
          response: { 201: z.array(reviewSchema) },
        },
      },
      async (request, reply) => reply.code(201).send(await generateExamples(request.body.count)),
    );
  };
}

function linkRoutes({ makeReviewLink }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/generate-link`,
      {
        schema: {
          tags,
          problems: ['order_not_matching'],
          summary: 'A personal review link with its QR code and its mail',
          body: reviewLinkSchema,
          response: { 200: reviewLinkResultSchema },
        },
      },
      async (request) => makeReviewLink.make(request.body),
    );

    app.post(
      `${PATH}/send-link`,
      {
        schema: {
          tags,
          problems: ['already_sent', 'mail_inactive', 'order_not_matching'],
          summary: 'Mail a personal review link',
          body: sendReviewLinkSchema,
          response: { 200: reviewLinkSentSchema },
        },
      },
      async (request) => makeReviewLink.send(request.body),
    );
  };
}

function importRoutes({ importReviews }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { tags, body: importReviewsSchema, response: { 200: importReportSchema } };
    app.post(
      `${PATH}/import/preview`,
      { schema: { ...schema, summary: 'What a file of reviews would add' } },
      async (request) => importReviews.preview(request.body),
    );

    app.post(
      `${PATH}/import`,
      { schema: { ...schema, summary: 'Add the reviews of a file that are not there yet' } },
      async (request) => importReviews.run(request.body),
    );
  };
}
