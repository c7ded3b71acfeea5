// The API endpoints of customers. Only owners can export a customer's data or erase a customer. Both actions,
// and the export of the whole list, require a repeated authentication.

import { endpoints } from '#shared/api/endpoint.ts';
import {
  addCustomerNoteSchema,
  besideConversationSchema,
  blockCustomerSchema,
  customerDetailSchema,
  customerNoteParams,
  customerPageSchema,
  eraseCustomerSchema,
  erasedSchema,
  listCustomersQuerySchema,
  orderCustomerSchema,
  sortedCustomersQuerySchema,
} from './contract.ts';

const { get, post, put, remove } = endpoints({ tag: 'customers', access: 'operator' });
const owner = endpoints({ tag: 'customers', access: 'owner', proven: true });

export const customerEndpoints = {
  list: get('/api/admin/customers', {
    summary: 'Customers, the one seen last first: a page',
    query: listCustomersQuerySchema,
    answer: customerPageSchema,
  }),
  file: get('/api/admin/customers.csv', {
    summary: 'The filtered list as a CSV file',
    proven: true,
    query: sortedCustomersQuerySchema,
    answer: { file: 'text/csv' },
  }),
  one: get('/api/admin/customers/:id', {
    summary: 'One customer with all there is of them',
    answer: customerDetailSchema,
    problems: ['customer_unknown'],
  }),
  ofOrder: get('/api/admin/orders/:id/customer', {
    summary: 'The customer of an order, and the how manieth of theirs it is',
    answer: orderCustomerSchema,
  }),
  besideConversation: get('/api/admin/conversations/:id/customer', {
    summary: 'The customer of a conversation, their newest orders, and templates filled for them',
    answer: besideConversationSchema,
  }),
  addNote: post('/api/admin/customers/:id/notes', {
    summary: 'Note something about a customer',
    body: addCustomerNoteSchema,
    status: 204,
    problems: ['customer_unknown'],
  }),
  deleteNote: remove('/api/admin/customers/:id/notes/:note', {
    summary: 'Take back a note of one’s own',
    params: customerNoteParams,
  }),
  block: put('/api/admin/customers/:id/block', {
    summary: 'From now on they cannot order; what they paid already is honoured, with a flag',
    body: blockCustomerSchema,
    problems: ['customer_unknown'],
  }),
  unblock: remove('/api/admin/customers/:id/block', {
    summary: 'They may order again',
    problems: ['customer_unknown'],
  }),
  give: owner.post('/api/admin/customers/:id/data', {
    summary: 'All the shop holds of them, as JSON, with their invoices',
    answer: { file: 'application/zip' },
    problems: ['customer_unknown'],
  }),
  erase: owner.post('/api/admin/customers/:id/erasure', {
    summary: 'Forget them; papers stay as the law wants them, and are shown to owners alone',
    body: eraseCustomerSchema,
    answer: erasedSchema,
    problems: ['customer_unknown', 'customer_erased', 'customer_under_way'],
  }),
};
