// The API endpoints of invoices and credit notes.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import { invoiceNumberSchema } from './invoice-contract.ts';

const { get } = endpoints({ tag: 'orders', access: 'operator' });

export const invoiceEndpoints = {
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
