// The API endpoint of one order with everything that belongs to it.

import { endpoints } from '#shared/api/endpoint.ts';
import { orderDetailSchema } from './order-detail-contract.ts';

const { get } = endpoints({ tag: 'orders', access: 'operator' });

export const orderDetailEndpoints = {
  one: get('/api/admin/orders/:id', {
    summary: 'One order with its history',
    answer: orderDetailSchema,
    problems: ['order_unknown'],
  }),
};
