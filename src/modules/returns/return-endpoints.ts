// The API endpoints of returns: list, read, open, and the steps up to the refund.

import { endpoints } from '#shared/api/endpoint.ts';
import {
  editReturnSchema,
  listReturnsQuerySchema,
  openReturnSchema,
  payReturnSchema,
  returnDetailSchema,
  returnPageSchema,
  returnStepSchema,
} from './return-contract.ts';

const { get, post, put } = endpoints({ tag: 'returns', access: 'operator' });
const CHANGE = ['return_unknown', 'edit_conflict', 'return_step_refused'] as const;

export const returnEndpoints = {
  list: get('/api/admin/returns', {
    summary: 'Returns, newest first',
    query: listReturnsQuerySchema,
    answer: returnPageSchema,
  }),
  export: get('/api/admin/returns.csv', {
    summary: 'The filtered list as a file',
    proven: true,
    query: listReturnsQuerySchema.pick({ q: true, status: true }),
    answer: { file: 'text/csv' },
  }),
  one: get('/api/admin/returns/:id', {
    summary: 'One return: what was announced, what came, what it is worth',
    answer: returnDetailSchema,
    problems: ['return_unknown'],
  }),
  open: post('/api/admin/returns', {
    summary:
      'Open a return of an order; a parcel that has not left is held back. Sent twice with the same key it is one',
    body: openReturnSchema,
    answer: returnDetailSchema,
    status: 201,
    problems: ['order_unknown', 'nothing_to_return', 'return_open'],
  }),
  edit: put('/api/admin/returns/:id', {
    summary: 'Change what is announced, or what is kept for wear and why',
    body: editReturnSchema,
    answer: returnDetailSchema,
    problems: CHANGE,
  }),
  step: post('/api/admin/returns/:id/steps', {
    summary:
      'Take a step: underway, received, checked (with what goes on the shelf and what is broken), refused, closed',
    body: returnStepSchema,
    answer: returnDetailSchema,
    problems: CHANGE,
  }),
  pay: post('/api/admin/returns/:id/refund', {
    summary: 'Give back what a checked return is worth; sent twice with the same key it goes back once',
    body: payReturnSchema,
    answer: returnDetailSchema,
    problems: [
      ...CHANGE,
      'price_changed',
      'nothing_paid',
      'already_refunded',
      'refund_exceeds_paid',
      'payment_disputed',
      'idempotency_conflict',
      'refund_refused',
    ],
  }),
  label: get('/api/admin/returns/:id/label', {
    summary: 'The label a customer puts on the parcel that comes back',
    answer: { file: 'application/pdf' },
    problems: ['return_unknown'],
  }),
  mail: post('/api/admin/returns/:id/instructions', {
    summary: 'Mail the customer how to send it back, with its label; again when it was mailed before',
    problems: ['return_unknown', 'return_step_refused'],
  }),
};
