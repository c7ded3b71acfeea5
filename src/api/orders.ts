// Orders for the back-office: lists, one order, status changes, edits, shipping and removal. All need a session.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { basketStorySchema } from '#modules/checkout/contract.ts';
import type { ReadBasketStory } from '#modules/checkout/index.ts';
import {
  changeStatusSchema,
  editOrderSchema,
  listOrdersQuerySchema,
  orderDetailSchema,
  orderPageSchema,
  orderSchema,
  sortedOrdersQuerySchema,
} from '#modules/orders/contract.ts';
import type { ChangeOrder, ExportOrders, ListOrders, OrderLinks } from '#modules/orders/index.ts';
import { csvResponse, sendCsvPieces } from './csv-reply.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  listOrders: ListOrders;
  exportOrders: ExportOrders;
  readBasketStory: ReadBasketStory;
  changeOrder: ChangeOrder;
  orderLinks: Pick<OrderLinks, 'renew'>;
  requireOperator: onRequestAsyncHookHandler;
  operatorOf(request: FastifyRequest): { username: string } | null;
};

export function orderRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);
    const actor = (request: FastifyRequest) => ports.operatorOf(request)?.username ?? 'operator';

    app.get(
      '/api/admin/orders',
      {
        schema: {
          tags: ['orders'],
          summary:
            'Orders, newest first: a plain list, or a page when anything is asked of it: limit, cursor, q, sort or a filter',
          querystring: listOrdersQuerySchema,
          response: { 200: z.union([z.array(orderSchema), orderPageSchema]) },
        },
      },
      async (request) =>
        Object.keys(request.query).length === 0
          ? ports.listOrders.recent()
          : ports.listOrders.page(request.query),
    );

    app.get(
      '/api/admin/orders/export',
      {
        schema: {
          tags: ['orders'],
          response: csvResponse,
          summary: 'The filtered list as a CSV file',
          querystring: sortedOrdersQuerySchema,
        },
      },
      async (request, reply) => sendCsvPieces(reply, 'bestellingen', ports.exportOrders(request.query)),
    );

    app.get(
      '/api/admin/orders/:id',
      {
        schema: {
          tags: ['orders'],
          problems: ['order_unknown'],
          summary: 'One order with its history',
          params: idParams,
          response: { 200: orderDetailSchema },
        },
      },
      async (request) => ports.listOrders.get(request.params.id),
    );

    app.get(
      '/api/admin/orders/:id/basket',
      {
        schema: {
          tags: ['orders'],
          problems: ['order_unknown'],
          summary: 'What happened in the basket before it became this order',
          params: idParams,
          response: { 200: basketStorySchema },
        },
      },
      async (request) => ports.readBasketStory(request.params.id),
    );

    app.post(
      '/api/admin/orders/:id/link',
      {
        schema: {
          tags: ['orders'],
          problems: ['order_unknown'],
          summary: 'Give the customer a new link to this order; every link mailed before stops working',
          params: idParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await ports.orderLinks.renew(request.params.id, actor(request));
        return reply.code(204).send();
      },
    );

    app.patch(
      '/api/admin/orders/:id',
      {
        schema: {
          tags: ['orders'],
          problems: ['order_unknown', 'edit_conflict'],
          summary: 'Change the status',
          params: idParams,
          body: changeStatusSchema,
          response: { 200: orderSchema },
        },
      },
      async (request) => {
        return ports.changeOrder.edit(request.params.id, request.body, actor(request));
      },
    );

    app.put(
      '/api/orders/:id',
      {
        schema: {
          tags: ['orders'],
          problems: ['order_unknown', 'edit_conflict'],
          summary: 'Edit or ship an order',
          params: idParams,
          body: editOrderSchema,
          response: { 200: orderSchema },
        },
      },
      async (request) => ports.changeOrder.edit(request.params.id, request.body, actor(request)),
    );

    app.delete(
      '/api/orders/:id',
      {
        schema: {
          tags: ['orders'],
          problems: ['order_unknown'],
          summary: 'Delete an order, or archive one that was paid',
          params: idParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await ports.changeOrder.remove(request.params.id, actor(request));
        return reply.code(204).send();
      },
    );
  };
}
