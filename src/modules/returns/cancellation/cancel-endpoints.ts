// The API endpoints of cancelling an order: read the options, and cancel.

import { endpoints } from '#shared/api/endpoint.ts';
import { cancelledSchema, cancelOrderSchema, cancelQuestionSchema } from './cancel-contract.ts';

const { get, post } = endpoints({ tag: 'orders', access: 'operator' });

export const cancelEndpoints = {
  question: get('/api/admin/orders/:id/cancellation', {
    summary: 'What is to be decided when an order is cancelled: its money, what is out, its label',
    answer: cancelQuestionSchema,
    problems: ['order_unknown'],
  }),
  cancel: post('/api/admin/orders/:id/cancellation', {
    summary:
      'Cancel an order: money, stock, label, discount code and mail in one act; sent twice with the same key it happens once',
    body: cancelOrderSchema,
    answer: cancelledSchema,
    status: 201,
    problems: [
      'order_unknown',
      'order_cancelled',
      'edit_conflict',
      'nothing_paid',
      'already_refunded',
      'refund_exceeds_paid',
      'payment_disputed',
      'idempotency_conflict',
    ],
  }),
};
