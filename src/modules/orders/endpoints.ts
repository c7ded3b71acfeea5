// The API endpoints of orders: their list, status, link and removal.

import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema } from '#shared/api/paging.ts';
import { listOrdersQuerySchema, sortedOrdersQuerySchema } from './list/order-list-contract.ts';
import { changeStatusSchema, orderPageSchema, orderSchema } from './order-contract.ts';

const { get, post, patch, remove } = endpoints({ tag: 'orders', access: 'operator' });

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
  remove: remove('/api/orders/:id', {
    summary: 'Delete an order, or archive one that was paid',
    problems: ['order_unknown'],
  }),
};
