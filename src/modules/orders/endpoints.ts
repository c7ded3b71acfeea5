// The API endpoints of orders and their refunds, labels and invoices.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema } from '#shared/api/paging.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import {
  changePreviewSchema,
  changeStatusSchema,
  editOrderSchema,
  invoiceNumberSchema,
  listOrdersQuerySchema,
  orderChangeSchema,
  orderDetailSchema,
  orderMoneySchema,
  orderPageSchema,
  orderSchema,
  placeReplacementSchema,
  previewChangeSchema,
  recalledOrderSchema,
  recordTransferSchema,
  refundSchema,
  requestRefundSchema,
  sortedOrdersQuerySchema,
} from './contract.ts';

export * from './cancellation/cancel-endpoints.ts';
export * from './labels/label-endpoints.ts';
export * from './packing/packing-endpoints.ts';
export * from './returns/return-endpoints.ts';
export * from './withdrawals/withdrawal-endpoints.ts';

const CHARGE_PROBLEMS = [
  'unknown_variant',
  'unknown_country',
  'country_not_served',
  'coupon_invalid',
  'order_cancelled',
  'order_shipped',
  'already_tracked',
  'change_waiting',
  'payment_disputed',
  'already_refunded',
  'refund_exceeds_paid',
  'amount_too_small',
  'sold_out',
] as const;

const changeParams = z.object({ id: rowIdTextSchema, changeId: rowIdTextSchema });

const { get, post, put, patch, remove } = endpoints({ tag: 'orders', access: 'operator' });

export const orderEndpoints = {
  list: get('/api/admin/orders', {
    summary:
      'Orders, newest first: a plain list, or a page when anything is asked of it: limit, cursor, q, sort or a filter',
    query: listOrdersQuerySchema,
    answer: listOrPageSchema(orderPageSchema),
  }),
  export: get('/api/admin/orders/export', {
    summary: 'The filtered list as a CSV file',
    proven: true,
    query: sortedOrdersQuerySchema,
    answer: { file: 'text/csv' },
  }),
  one: get('/api/admin/orders/:id', {
    summary: 'One order with its history',
    answer: orderDetailSchema,
    problems: ['order_unknown'],
  }),
  renewLink: post('/api/admin/orders/:id/link', {
    summary: 'Give the customer a new link to this order; every link mailed before stops working',
    problems: ['order_unknown'],
  }),
  changeStatus: patch('/api/admin/orders/:id', {
    summary:
      'Change the status; a paid order is cancelled by POST /api/admin/orders/{id}/cancellation, which says what happens to its money',
    body: changeStatusSchema,
    answer: orderSchema,
    problems: ['order_unknown', 'edit_conflict', 'order_paid'],
  }),
  edit: put('/api/orders/:id', {
    summary: 'Edit or ship an order; a paid one is cancelled by POST /api/admin/orders/{id}/cancellation',
    body: editOrderSchema,
    answer: orderSchema,
    problems: ['order_unknown', 'edit_conflict', 'order_paid', ...CHARGE_PROBLEMS],
  }),
  previewChange: get('/api/admin/orders/:id/change', {
    summary: 'What saving another pack, code, country or amount would come to; refuses as saving would',
    query: previewChangeSchema,
    answer: changePreviewSchema,
    problems: ['order_unknown', ...CHARGE_PROBLEMS],
  }),
  listChanges: get('/api/admin/orders/:id/changes', {
    summary: 'What was changed of what is charged, newest first, with the link to pay of one that waits',
    answer: z.array(orderChangeSchema),
    problems: ['order_unknown'],
  }),
  requestPaymentAgain: post('/api/admin/orders/:id/changes/:changeId/link', {
    summary: 'Send the customer the link to pay a difference once more; it holds as long again',
    params: changeParams,
    answer: orderChangeSchema,
    problems: ['order_unknown', 'link_over', 'sold_out', 'coupon_invalid'],
  }),
  withdrawChange: remove('/api/admin/orders/:id/changes/:changeId', {
    summary: 'Take a change back that waits for its payment',
    params: changeParams,
    problems: ['order_unknown', 'already_paid', 'payment_processing', 'payment_unavailable'],
  }),
  remove: remove('/api/orders/:id', {
    summary: 'Delete an order, or archive one that was paid',
    problems: ['order_unknown'],
  }),
};

export const replacementEndpoints = {
  place: post('/api/admin/replacements', {
    summary: 'Send something without money: in place of an order, or with a reason alone',
    body: placeReplacementSchema,
    answer: orderSchema,
    status: 201,
    problems: ['order_unknown', 'unknown_variant', 'sold_out'],
  }),
};

/**
 * The API endpoints of the recall list of a supplier batch; the list is empty when no order was filled from
 * the batch.
 */
export const recallEndpoints = {
  list: get('/api/admin/batches/:id/recall', {
    summary: 'Every order that was filled from a batch, newest first',
    answer: z.array(recalledOrderSchema),
  }),
  file: get('/api/admin/batches/:id/recall/export', {
    summary: 'The same as a CSV file',
    proven: true,
    answer: { file: 'text/csv' },
  }),
};

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
  invoice: get('/api/admin/orders/:id/invoice', {
    summary: 'The invoice of an order',
    answer: { file: 'application/pdf' },
    problems: ['invoice_unknown'],
  }),
  paper: get('/api/admin/orders/:id/invoices/:number', {
    summary: 'The invoice or a credit note of an order, by its number',
    params: z.object({ id: rowIdTextSchema, number: invoiceNumberSchema }),
    answer: { file: 'application/pdf' },
    problems: ['invoice_unknown'],
  }),
};
