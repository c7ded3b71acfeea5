// The API endpoints of messages and the newsletter. Anybody can write to the shop; reading is for operators.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema } from '#shared/api/paging.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import {
  answerFiguresSchema,
  contactPageSchema,
  contactReceivedSchema,
  conversationDetailSchema,
  conversationNoteSchema,
  conversationPageSchema,
  decideStateSchema,
  leftOutCountSchema,
  leftOutPageSchema,
  listContactsQuerySchema,
  listConversationsQuerySchema,
  listLeftOutQuerySchema,
  listSubscriptionsQuerySchema,
  replySchema,
  submitContactSchema,
  subscriptionPageSchema,
  takenOverSchema,
} from './contract.ts';

const open = endpoints({ tag: 'contacts', access: 'public' });
const { get, post, put } = endpoints({ tag: 'contacts', access: 'operator' });

export const contactEndpoints = {
  /**
   * Stores a message or newsletter sign-up. The answer is the same for every address, so it does not reveal
   * who is a customer.
   */
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
    query: listContactsQuerySchema,
    answer: listOrPageSchema(contactPageSchema),
  }),
  file: get('/api/contacts.csv', {
    summary: 'All messages, or those a search finds, as a file',
    proven: true,
    query: listContactsQuerySchema.pick({ q: true, kind: true }),
    answer: { file: 'text/csv' },
  }),
};

export const conversationEndpoints = {
  list: get('/api/admin/conversations', {
    summary: 'Conversations, by default those that wait, newest first: a page',
    query: listConversationsQuerySchema,
    answer: conversationPageSchema,
  }),
  figures: get('/api/admin/conversations/figures', {
    summary: 'How many wait and since when, and how quickly people were answered in 28 days',
    answer: answerFiguresSchema,
  }),
  one: get('/api/admin/conversations/:id', {
    summary: 'One conversation with all that was written in it',
    answer: conversationDetailSchema,
  }),
  file: get('/api/admin/conversations/:id/files/:fileId', {
    summary: 'A picture or document that came with a mail, as it came',
    params: z.object({ id: rowIdTextSchema, fileId: rowIdTextSchema }),
    answer: { file: 'image/*' },
  }),
  reply: post('/api/admin/conversations/:id/replies', {
    summary: 'Answer by mail; the same key answers once',
    body: replySchema,
    status: 204,
    problems: ['edit_conflict', 'recipient_suppressed', 'recipient_unknown', 'template_inactive'],
  }),
  note: post('/api/admin/conversations/:id/notes', {
    summary: 'Note something that only operators see',
    body: conversationNoteSchema,
    status: 204,
  }),
  decide: put('/api/admin/conversations/:id/state', {
    summary: 'Close a conversation, or open it again',
    body: decideStateSchema,
    problems: ['edit_conflict'],
  }),
};

export const subscriptionEndpoints = {
  list: get('/api/admin/subscriptions', {
    summary: 'Who asked for the newsletter and whether they confirmed it, the newest first: a page',
    query: listSubscriptionsQuerySchema,
    answer: subscriptionPageSchema,
  }),
  file: get('/api/admin/subscriptions.csv', {
    summary: 'All of them, or those a search finds, as a file',
    proven: true,
    query: listSubscriptionsQuerySchema.pick({ q: true, status: true, sort: true }),
    answer: { file: 'text/csv' },
  }),
};

export const leftOutEndpoints = {
  list: get('/api/admin/left-out-mails', {
    summary:
      'Mails that were not taken for a message, by default those nobody has looked at, newest first: a page',
    query: listLeftOutQuerySchema,
    answer: leftOutPageSchema,
  }),
  count: get('/api/admin/left-out-mails/count', {
    summary: 'How many of them nobody has looked at',
    answer: leftOutCountSchema,
  }),
  take: post('/api/admin/left-out-mails/:id/conversation', {
    summary: 'Make a message of one after all; a second time answers the same conversation',
    answer: takenOverSchema,
  }),
  dismiss: post('/api/admin/left-out-mails/:id/dismissal', {
    summary: 'Nothing more is to be done with one',
    status: 204,
  }),
};
