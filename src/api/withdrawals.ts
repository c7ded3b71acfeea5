// Withdrawing for programs: the same function as the page /herroepen, in one call; and the list of the back-office.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  listWithdrawalsQuerySchema,
  submitWithdrawalSchema,
  type Withdrawal,
  withdrawalPageSchema,
  withdrawalReceiptSchema,
  withdrawalSchema,
} from '#modules/orders/contract.ts';
import type { ListWithdrawals, SubmitWithdrawalUseCase } from '#modules/orders/index.ts';
import { type CsvColumn, csvResponse, everyRow, sendCsv } from './csv-reply.ts';

type Ports = {
  submitWithdrawal: SubmitWithdrawalUseCase;
  listWithdrawals: ListWithdrawals;
  requireOperator: onRequestAsyncHookHandler;
  /** Route option that limits how often one address may declare: 20 per hour. */
  limits: { withdrawals: object };
};

const CSV_PAGE = 200;

const CSV: readonly CsvColumn<Withdrawal>[] = [
  ['Kenmerk', ({ reference }) => reference],
  ['Ontvangen', ({ declaredAt }) => declaredAt],
  ['Naam', ({ customerName }) => customerName],
  ['E-mailadres', ({ customerEmail }) => customerEmail],
  ['Bestelnummer', ({ orderNumber }) => orderNumber],
  ['Reden', ({ reason }) => reason],
  ['Na de bedenktijd', ({ late }) => (late ? 'ja' : 'nee')],
  ['Terugbetalen voor', ({ refundBefore }) => refundBefore],
  ['Terugbetaald op', ({ settledBy }) => settledBy?.at ?? null],
  ['Bedrag', ({ settledBy }) => settledBy?.amount.replace('.', ',') ?? null],
];

/** Public: 201 with the receipt, whether or not the order exists; 422 only when no receipt could be made of it. */
export function withdrawalRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/api/withdrawals',
      config: ports.limits.withdrawals,
      schema: {
        tags: ['withdrawals'],
        summary: 'Declare a withdrawal; the receipt follows by mail',
        body: submitWithdrawalSchema,
        response: { 201: withdrawalReceiptSchema },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const receipt = await ports.submitWithdrawal(request.body, {
          source: 'api',
          address: request.network,
        });
        return reply.code(201).send(receipt);
      },
    });

    app.route({
      method: 'GET',
      url: '/api/admin/withdrawals',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['withdrawals'],
        summary:
          'Withdrawals with their orders and refund dates, newest first: a plain list, or a page when any of limit, cursor, q, status is given',
        querystring: listWithdrawalsQuerySchema,
        response: { 200: z.union([z.array(withdrawalSchema), withdrawalPageSchema]) },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const asksForPage = Object.keys(request.query).length > 0;
        return asksForPage ? ports.listWithdrawals.page(request.query) : ports.listWithdrawals.recent();
      },
    });

    app.route({
      method: 'GET',
      url: '/api/admin/withdrawals.csv',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['withdrawals'],
        response: csvResponse,
        summary: 'All withdrawals, or those a search and filters find, as a file',
        querystring: listWithdrawalsQuerySchema.pick({ q: true, status: true }),
      },
      handler: async (request, reply) => {
        const rows = everyRow((cursor) =>
          ports.listWithdrawals.page({ ...request.query, cursor, limit: CSV_PAGE }),
        );
        return sendCsv(reply, 'herroepingen', CSV, rows);
      },
    });
  };
}
