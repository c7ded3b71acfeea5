// The API endpoints of baskets. Visitors save and restore their own basket; operators see and change all
// baskets.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema } from '#shared/api/paging.ts';
import { draftPageSchema, draftSchema, listDraftsQuerySchema, upsertDraftSchema } from './contract.ts';

const { get, post, put, remove } = endpoints({ tag: 'drafts' });

const changeDraftBody = upsertDraftSchema.extend({
  isCompleted: z.boolean().optional(),
  completedAt: z.string().max(40).nullable().optional(),
  /**
   * The draft's `updatedAt` that the operator saw when the edit began. The change is refused when the draft
   * was changed after that time.
   */
  updatedAt: z.iso.datetime().optional(),
  /** A basket total sent by the client. It is accepted but ignored, because the server computes the total. */
  total: z.union([z.string(), z.number()]).optional(),
  products: z.string().max(10_000).optional(),
  discount: z.union([z.string(), z.number()]).nullable().optional(),
  shippingCost: z.union([z.string(), z.number()]).nullable().optional(),
});

export const draftEndpoints = {
  save: post('/api/draft-orders/upsert', {
    summary: 'Save the basket of this session',
    access: 'public',
    limit: 'checkout',
    proof: 'checkoutSession',
    personal: true,
    body: upsertDraftSchema,
    answer: draftSchema,
    problems: [
      'unknown_variant',
      'unknown_country',
      'country_not_served',
      'customer_blocked',
      'agreement_over',
      'payment_unavailable',
    ],
  }),
  own: get('/api/draft-orders/current', {
    summary: 'The open basket of this session, or null',
    access: 'public',
    proof: 'checkoutSession',
    personal: true,
    answer: draftSchema.nullable(),
  }),
  change: put('/api/draft-orders/:id', {
    summary: 'The operator changes a draft; the session that made it may report its payment',
    access: 'visitorOrOperator',
    limit: 'checkout',
    proof: 'checkoutSession',
    body: changeDraftBody,
    answer: draftSchema,
    problems: [
      'draft_unknown',
      'not_logged_in',
      'not_allowed',
      'password_change_required',
      'two_factor_required',
      'cross_origin',
      'edit_conflict',
      'unknown_variant',
      'country_not_served',
      'payment_not_succeeded',
      'payment_unavailable',
    ],
  }),
  list: get('/api/draft-orders', {
    summary: 'Abandoned carts, newest first: a plain list, or a page when anything is asked of it',
    access: 'operator',
    query: listDraftsQuerySchema,
    answer: listOrPageSchema(draftPageSchema),
  }),
  file: get('/api/draft-orders.csv', {
    summary: 'Abandoned carts as a file: all, or those that are asked for',
    proven: true,
    access: 'operator',
    query: listDraftsQuerySchema.omit({ limit: true, cursor: true }),
    answer: { file: 'text/csv' },
  }),
  delete: remove('/api/draft-orders/:id', {
    summary: 'Delete a draft',
    access: 'operator',
    problems: ['draft_unknown'],
  }),
};
