// Labels and packing slips of orders, for the back-office: making, looking at, printing, taking back. All need a session.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  createLabelSchema,
  labelPaperSchema,
  madeLabelSchema,
  orderLabelsSchema,
  printLabelsQuerySchema,
  printSlipsQuerySchema,
  slipPaperSchema,
} from '#modules/orders/contract.ts';
import type { OrderLabelsUseCases, PrintPapers } from '#modules/orders/index.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';
import { pdfResponse, sendPdf } from './pdf-reply.ts';

type Ports = {
  orderLabels: Pick<OrderLabelsUseCases, 'create' | 'cancel' | 'list'>;
  printPapers: PrintPapers;
  requireOperator: onRequestAsyncHookHandler;
  operatorOf(request: FastifyRequest): { username: string } | null;
};

const tags = ['labels'];

export function labelRoutes(ports: Ports): FastifyPluginAsyncZod {
  const { orderLabels, printPapers } = ports;
  return async (app) => {
    guardScope(app, ports.requireOperator);
    const actor = (request: FastifyRequest) => ports.operatorOf(request)?.username ?? 'operator';

    const createSummary = 'The label of an order: made now, or the first one when there is one already';
    app.post(
      '/api/sendy/create-label',
      {
        schema: {
          tags,
          summary: createSummary,
          problems: [
            'order_unknown',
            'label_busy',
            'label_pending',
            'label_refused',
            'label_withdrawn',
            'order_cancelled',
            'already_tracked',
            'label_service_unavailable',
          ],
          body: createLabelSchema,
          response: { 200: madeLabelSchema },
        },
      },
      async (request) => orderLabels.create(request.body, actor(request)),
    );

    app.get(
      '/api/admin/orders/:id/labels',
      {
        schema: {
          ...{ tags, problems: ['order_unknown'] },
          summary: 'The labels an order has or had, newest first, and who makes them',
          ...{ params: idParams, response: { 200: orderLabelsSchema } },
        },
      },
      async (request) => orderLabels.list(request.params.id),
    );

    app.delete(
      '/api/admin/orders/:id/label',
      {
        schema: {
          ...{
            tags,
            problems: [
              'order_unknown',
              'label_unknown',
              'label_not_cancellable',
              'order_shipped',
              'label_busy',
              'label_service_unavailable',
            ],
            summary: 'Take the label of an order back',
            params: idParams,
          },
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await orderLabels.cancel(request.params.id, actor(request));
        return reply.code(204).send();
      },
    );

    await app.register(paperRoutes(printPapers));
  };
}

function paperRoutes(printPapers: PrintPapers): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/orders/:id/label',
      {
        schema: {
          ...{
            tags,
            problems: ['order_unknown', 'label_unknown', 'label_service_unavailable'],
            summary: 'The label of an order',
            params: idParams,
          },
          ...{ querystring: labelPaperSchema, response: pdfResponse },
        },
      },
      async ({ params, query }, reply) => sendPdf(reply, await printPapers.labels([params.id], query.paper)),
    );
    app.get(
      '/api/admin/labels',
      {
        schema: {
          ...{
            tags,
            problems: ['order_unknown', 'label_unknown', 'labels_mixed', 'label_service_unavailable'],
            summary: 'The labels of several orders as one PDF, in the order given',
          },
          ...{ querystring: printLabelsQuerySchema, response: pdfResponse },
        },
      },
      async ({ query }, reply) => sendPdf(reply, await printPapers.labels(query.orders, query.paper)),
    );
    app.get(
      '/api/admin/orders/:id/packing-slip',
      {
        schema: {
          ...{ tags, problems: ['order_unknown'], summary: 'The packing slip of an order', params: idParams },
          ...{ querystring: slipPaperSchema, response: pdfResponse },
        },
      },
      async ({ params, query }, reply) =>
        sendPdf(reply, await printPapers.packingSlips([params.id], query.paper)),
    );
    app.get(
      '/api/admin/packing-slips',
      {
        schema: {
          ...{
            tags,
            problems: ['order_unknown'],
            summary: 'The packing slips of several orders as one PDF, in the order given',
          },
          ...{ querystring: printSlipsQuerySchema, response: pdfResponse },
        },
      },
      async ({ query }, reply) => sendPdf(reply, await printPapers.packingSlips(query.orders, query.paper)),
    );
  };
}
