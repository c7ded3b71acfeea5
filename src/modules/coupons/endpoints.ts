// The API endpoints with which operators manage coupons. The endpoint that tells a visitor the discount of a
// code is in pricing/endpoints.ts.

import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import { couponInputSchema, couponSchema, couponUpdateSchema } from './contract.ts';

const { get, post, put, remove } = endpoints({ tag: 'coupons', access: 'operator' });

export const couponEndpoints = {
  list: get('/api/admin/coupons', {
    summary: 'Codes, newest first: a plain list, or a page when any of limit, cursor, q is given',
    query: pageQuerySchema,
    answer: listOrPageSchema(pageSchemaOf(couponSchema)),
  }),
  create: post('/api/admin/coupons', {
    summary: 'Add a code',
    body: couponInputSchema,
    answer: couponSchema,
    status: 201,
    problems: ['coupon_code_taken'],
  }),
  update: put('/api/admin/coupons/:id', {
    summary: 'Change the given fields of a code',
    body: couponUpdateSchema,
    answer: couponSchema,
    problems: ['coupon_code_taken', 'edit_conflict'],
  }),
  delete: remove('/api/admin/coupons/:id', { summary: 'Delete a code; orders keep it as text' }),
};
