// The API endpoints of withdrawals: submitting a withdrawal, open to everybody, and the list for the
// back-office.

import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema } from '#shared/api/paging.ts';
import {
  listWithdrawalsQuerySchema,
  submitWithdrawalSchema,
  withdrawalPageSchema,
  withdrawalReceiptSchema,
} from './withdrawal-contract.ts';

const { get, post } = endpoints({ tag: 'withdrawals' });

export const withdrawalEndpoints = {
  /**
   * Submits a withdrawal. 201 with the receipt, whether or not the order exists; 422 only when the fields are
   * not enough for a receipt.
   */
  submit: post('/api/withdrawals', {
    summary: 'Declare a withdrawal; the receipt follows by mail',
    access: 'public',
    limit: 'withdrawals',
    personal: true,
    body: submitWithdrawalSchema,
    answer: withdrawalReceiptSchema,
    status: 201,
  }),
  list: get('/api/admin/withdrawals', {
    summary:
      'Withdrawals with their orders and refund dates, newest first: a plain list, or a page when any of limit, cursor, q, status is given',
    access: 'operator',
    query: listWithdrawalsQuerySchema,
    answer: listOrPageSchema(withdrawalPageSchema),
  }),
  export: get('/api/admin/withdrawals.csv', {
    summary: 'All withdrawals, or those a search and filters find, as a file',
    proven: true,
    access: 'operator',
    query: listWithdrawalsQuerySchema.pick({ q: true, status: true }),
    answer: { file: 'text/csv' },
  }),
};
