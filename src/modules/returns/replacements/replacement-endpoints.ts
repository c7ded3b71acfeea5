// The API endpoint of replacements.

import { orderSchema } from '#modules/orders/contract.ts';
import { endpoints } from '#shared/api/endpoint.ts';
import { placeReplacementSchema } from './replacement-contract.ts';

const { post } = endpoints({ tag: 'orders', access: 'operator' });

export const replacementEndpoints = {
  place: post('/api/admin/replacements', {
    summary: 'Send something without money: in place of an order, or with a reason alone',
    body: placeReplacementSchema,
    answer: orderSchema,
    status: 201,
    problems: ['order_unknown', 'unknown_variant', 'sold_out'],
  }),
};
