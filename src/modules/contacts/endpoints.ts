// What programs can ask about messages to the shop and the newsletter. Writing is public, reading is not.

import { endpoints } from '#shared/api/endpoint.ts';
import { pageQuerySchema, wholeOr } from '#shared/api/paging.ts';
import { contactPageSchema, contactReceivedSchema, submitContactSchema } from './contract.ts';

const open = endpoints({ tag: 'contacts', access: 'public' });
const { get } = endpoints({ tag: 'contacts', access: 'operator' });

export const contactEndpoints = {
  /** The same answer for every address. */
  submit: open.post('/api/contacts', {
    summary: 'Write to the shop, or sign up for the newsletter; a sign-up is confirmed by mail',
    limit: 'contacts',
    personal: true,
    body: submitContactSchema,
    answer: contactReceivedSchema,
    status: 201,
  }),
  list: get('/api/contacts', {
    summary: 'Messages, newest first: a plain list, or a page when any of limit, cursor, q is given',
    query: pageQuerySchema,
    answer: wholeOr(contactPageSchema),
  }),
  file: get('/api/contacts.csv', {
    summary: 'All messages, or those a search finds, as a file',
    query: pageQuerySchema.pick({ q: true }),
    answer: { file: 'text/csv' },
  }),
};
