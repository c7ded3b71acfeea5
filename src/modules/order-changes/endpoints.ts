// The API endpoints of edits of an order, and of the changes of its amounts.

import * as z from 'zod';
import { editOrderSchema, orderSchema, previewChangeSchema } from '#modules/orders/contract.ts';
import { endpoints } from '#shared/api/endpoint.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import { changePreviewSchema, orderChangeSchema } from './change-contract.ts';

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

const { get, post, put, remove } = endpoints({ tag: 'orders', access: 'operator' });

export const orderChangeEndpoints = {
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
};
