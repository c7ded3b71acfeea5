// The API endpoints of refunds.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import {
  orderMoneySchema,
  recordTransferSchema,
  refundSchema,
  requestRefundSchema,
} from './refund-contract.ts';

const { get, post } = endpoints({ tag: 'orders', access: 'operator' });

export const refundEndpoints = {
  request: post('/api/admin/orders/:id/refunds', {
    summary: 'Give back part of an order’s money, or all that is left without an amount',
    body: requestRefundSchema,
    answer: refundSchema,
    status: 201,
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
  }),
  recordTransfer: post('/api/admin/orders/:id/refunds/:refundId/transfer', {
    summary: 'Say what became of a refund that an operator transfers by bank',
    params: z.object({ id: rowIdTextSchema, refundId: rowIdTextSchema }),
    body: recordTransferSchema,
    answer: refundSchema,
    problems: ['order_unknown', 'refund_refused'],
  }),
  money: get('/api/admin/orders/:id/refunds', {
    summary: 'What went back of an order’s money, and what can still be given back',
    answer: orderMoneySchema,
    problems: ['order_unknown'],
  }),
};
