// The mail endpoints of the API: outbox, suppressions, templates, and mails written by an operator.

import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import {
  addSuppressionSchema,
  changeEmailTemplateSchema,
  emailTemplateSchema,
  listMailsQuerySchema,
  listSuppressionsQuerySchema,
  mailDetailSchema,
  mailPageSchema,
  mailPreviewSchema,
  mailSchema,
  previewQuerySchema,
  retriedMailsSchema,
  saveEmailTemplateSchema,
  sendEmailSchema,
  sentEmailSchema,
  suppressionPageSchema,
  suppressionSchema,
  testEmailSchema,
} from './contract.ts';

const { get, post, put, remove } = endpoints({ tag: 'mail', access: 'operator' });

export const outboxEndpoints = {
  /** Lists mails: an array of at most 1000, or one page when `limit` is given. */
  list: get('/api/admin/outbox', {
    summary: 'Mails the shop made, newest first',
    query: listMailsQuerySchema,
    answer: listOrPageSchema(mailPageSchema),
  }),
  get: get('/api/admin/outbox/:id', {
    summary: 'One mail with its headers and every attempt to deliver it',
    answer: mailDetailSchema,
  }),
  retry: post('/api/admin/outbox/:id/retry', {
    summary: 'Send a mail that did not leave',
    answer: mailSchema,
    problems: ['mail_queued', 'mail_sent', 'recipient_unsubscribed'],
  }),
  retryFailed: post('/api/admin/outbox/retry-failed', {
    summary: 'Send every mail again that was given up',
    answer: retriedMailsSchema,
  }),
};

export const suppressionEndpoints = {
  list: get('/api/admin/mail-suppressions', {
    summary: 'Addresses that get no mail, newest first',
    query: listSuppressionsQuerySchema,
    answer: suppressionPageSchema,
  }),
  add: post('/api/admin/mail-suppressions', {
    summary: 'Put an address on the list',
    body: addSuppressionSchema,
    answer: suppressionSchema,
    status: 201,
  }),
  remove: remove('/api/admin/mail-suppressions/:id', { summary: 'Take an address off the list' }),
};

export const emailTemplateEndpoints = {
  list: get('/api/admin/email-templates', {
    summary: 'E-mail templates: a plain list, or a page when any of limit, cursor, q is given',
    query: pageQuerySchema,
    answer: listOrPageSchema(pageSchemaOf(emailTemplateSchema)),
  }),
  create: post('/api/admin/email-templates', {
    summary: 'Add a template',
    body: saveEmailTemplateSchema,
    answer: emailTemplateSchema,
    status: 201,
    problems: ['template_exists'],
  }),
  change: put('/api/admin/email-templates/:id', {
    summary: 'Change the given parts of a template',
    body: changeEmailTemplateSchema,
    answer: emailTemplateSchema,
    problems: ['edit_conflict'],
  }),
  delete: remove('/api/admin/email-templates/:id', {
    summary: 'Delete a template of your own',
    problems: ['template_in_use'],
  }),
  reset: post('/api/admin/email-templates/:id/reset', {
    summary: 'Give a template of the shop its first words again',
    answer: emailTemplateSchema,
  }),
  test: post('/api/admin/email-templates/test', {
    summary: 'Send the words of a template to yourself',
    body: testEmailSchema,
    answer: sentEmailSchema,
    problems: ['nothing_to_tell', 'not_found'],
  }),
  preview: get('/api/admin/email-preview', {
    summary: 'What a mail of a type says of an order or basket; examples without one',
    query: previewQuerySchema,
    answer: mailPreviewSchema,
    problems: ['nothing_to_tell', 'not_found'],
  }),
};

export const sendEmailEndpoint = post('/api/admin/send-email', {
  summary: 'Send a mail about an order or a basket',
  body: sendEmailSchema,
  answer: sentEmailSchema,
  problems: [
    'nothing_to_tell',
    'no_address',
    'no_consent',
    'recipient_suppressed',
    'template_inactive',
    'already_sent',
    'not_found',
  ],
});
