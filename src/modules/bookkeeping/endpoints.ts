// The API endpoints of the bookkeeping. Only owners can close a quarter, after a repeated authentication.
// Closing cannot be undone.

import * as z from 'zod';
import { invoiceNumberSchema } from '#modules/invoices/contract.ts';
import { endpoints } from '#shared/api/endpoint.ts';
import { pageQuerySchema } from '#shared/api/paging.ts';
import {
  balanceStatusSchema,
  costInputSchema,
  costSchema,
  journalFilterSchema,
  journalPageSchema,
  journalQuerySchema,
  orderMarginSchema,
  payoutPageSchema,
  quarterDetailSchema,
  quarterParams,
  quarterRowSchema,
} from './contract.ts';

const { get, post } = endpoints({ tag: 'bookkeeping', access: 'operator' });
const owner = endpoints({ tag: 'bookkeeping', access: 'owner' });

export const bookkeepingEndpoints = {
  quarters: get('/api/admin/bookkeeping/quarters', {
    summary: 'Every quarter since the first entry, the newest first, and whether it is closed',
    answer: z.array(quarterRowSchema),
  }),
  quarter: get('/api/admin/bookkeeping/quarters/:quarter', {
    summary: 'A quarter: its VAT by country and rate, both returns, the distance sales and the margin',
    params: quarterParams,
    answer: quarterDetailSchema,
  }),
  close: owner.post('/api/admin/bookkeeping/quarters/:quarter/closing', {
    summary: 'Close a quarter that is over: its figures stay, and what comes later is booked in the next',
    params: quarterParams,
    answer: quarterDetailSchema,
    proven: true,
    problems: ['quarter_running', 'quarter_closed', 'earlier_quarter_open'],
  }),
  vatFile: get('/api/admin/bookkeeping/quarters/:quarter/vat.csv', {
    summary: 'The VAT of a quarter by country and rate as a CSV file',
    params: quarterParams,
    answer: { file: 'text/csv' },
  }),
  auditFile: get('/api/admin/bookkeeping/quarters/:quarter/auditfile.xml', {
    summary: 'The journal of a quarter as XML Auditfile Financieel 3.2; it names no customer',
    params: quarterParams,
    answer: { file: 'application/xml' },
  }),
  papers: owner.get('/api/admin/bookkeeping/quarters/:quarter/papers.zip', {
    summary: 'All papers of a quarter, each as PDF and as UBL',
    proven: true,
    params: quarterParams,
    answer: { file: 'application/zip' },
  }),
  ubl: owner.get('/api/admin/bookkeeping/papers/:number/ubl.xml', {
    summary: 'An invoice or credit note as UBL 2.1 (Peppol BIS Billing 3.0)',
    params: z.object({ number: invoiceNumberSchema }),
    answer: { file: 'application/xml' },
    problems: ['invoice_unknown'],
  }),
  journal: get('/api/admin/bookkeeping/journal', {
    summary: 'Papers, payments, refunds, fees and payouts, the newest first: a page',
    query: journalQuerySchema,
    answer: journalPageSchema,
  }),
  journalFile: get('/api/admin/bookkeeping/journal.csv', {
    summary: 'The filtered journal as a CSV file',
    query: journalFilterSchema,
    answer: { file: 'text/csv' },
  }),
  payouts: get('/api/admin/bookkeeping/payouts', {
    summary: 'What the payment provider paid out, the newest first: a page',
    query: pageQuerySchema,
    answer: payoutPageSchema,
  }),
  balance: get('/api/admin/bookkeeping/balance', {
    summary: 'When the payment provider was last asked for what changed the balance, and how that went',
    answer: balanceStatusSchema,
  }),
  fetchBalance: post('/api/admin/bookkeeping/balance', {
    summary: 'Ask the payment provider now for what changed the balance; of two who ask at once one does it',
    answer: z.object({ entries: z.number().int(), payouts: z.number().int() }),
    problems: ['payment_provider_unavailable', 'balance_running'],
  }),
  costs: get('/api/admin/bookkeeping/costs', {
    summary: 'What things cost, from which day on',
    answer: z.array(costSchema),
  }),
  addCost: post('/api/admin/bookkeeping/costs', {
    summary: 'Write down what something costs from a day on; sent twice with the same key it is one',
    body: costInputSchema,
    answer: z.array(costSchema),
    status: 201,
    problems: ['quarter_closed'],
  }),
  orderMargin: get('/api/admin/bookkeeping/orders/:id', {
    summary: 'What an order leaves over',
    answer: orderMarginSchema,
    problems: ['order_unknown'],
  }),
};
