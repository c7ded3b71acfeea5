// Refunds of an order and its invoices, for the back-office. All need a session.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  invoiceNumberSchema,
  orderMoneySchema,
  refundSchema,
  requestRefundSchema,
} from '#modules/orders/contract.ts';
import type { Invoices, Refunds } from '#modules/orders/index.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';
import { pdfResponse, sendPdf } from './pdf-reply.ts';

type Ports = {
  refunds: Refunds;
  invoices: Pick<Invoices, 'read'>;
  requireOperator: onRequestAsyncHookHandler;
  operatorOf(request: FastifyRequest): { username: string } | null;
};

const invoiceParams = idParams.extend({ number: invoiceNumberSchema });

export function refundRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);

    app.post(
      '/api/admin/orders/:id/refunds',
      {
        schema: {
          tags: ['orders'],
          problems: [
            'order_unknown',
            'nothing_paid',
            'already_refunded',
            'refund_exceeds_paid',
            'payment_disputed',
            'idempotency_conflict',
            'refund_refused',
            'payment_unavailable',
          ],
          summary: 'Give back part of an order’s money, or all that is left without an amount',
          params: idParams,
          body: requestRefundSchema,
          response: { 201: refundSchema },
        },
      },
      async (request, reply) => {
        const operator = ports.operatorOf(request)?.username ?? 'operator';
        return reply.code(201).send(await ports.refunds.request(request.params.id, request.body, operator));
      },
    );

    app.get(
      '/api/admin/orders/:id/refunds',
      {
        schema: {
          tags: ['orders'],
          problems: ['order_unknown'],
          summary: 'What went back of an order’s money, and what can still be given back',
          params: idParams,
          response: { 200: orderMoneySchema },
        },
      },
      async (request) => ports.refunds.read(request.params.id),
    );

    app.get(
      '/api/admin/orders/:id/invoice',
      {
        schema: {
          tags: ['orders'],
          problems: ['invoice_unknown'],
          summary: 'The invoice of an order',
          params: idParams,
          response: pdfResponse,
        },
      },
      async (request, reply) => sendPdf(reply, await ports.invoices.read(request.params.id, null)),
    );

    app.get(
      '/api/admin/orders/:id/invoices/:number',
      {
        schema: {
          tags: ['orders'],
          problems: ['invoice_unknown'],
          summary: 'The invoice or a credit note of an order, by its number',
          params: invoiceParams,
          response: pdfResponse,
        },
      },
      async (request, reply) =>
        sendPdf(reply, await ports.invoices.read(request.params.id, request.params.number)),
    );
  };
}
