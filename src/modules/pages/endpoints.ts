// The API endpoints of written pages, for the back-office. Readers get rendered pages, not these endpoints.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import {
  editedPageSchema,
  newPageSchema,
  pageRowSchema,
  pageVersionContentSchema,
  pageVersionSchema,
  publishPageSchema,
  redirectInputSchema,
  redirectSchema,
  restorePageSchema,
  savePageSchema,
  seenPageSchema,
  todaysVariableSchema,
} from './contract.ts';

const { get, post, put, remove } = endpoints({ tag: 'pages', access: 'operator' });

/** Maximum size in bytes of a request to the endpoints of written pages, enough for the longest text. */
const BODY_LIMIT = 512 * 1024;

export const pageEndpoints = {
  list: get('/api/admin/pages', {
    summary: 'Every page the owner writes: landing page, menu and footer, policies, pages of their own',
    answer: z.array(pageRowSchema),
  }),
  one: get('/api/admin/pages/:id', {
    summary: 'One page with its draft and what readers see',
    answer: editedPageSchema,
  }),
  create: post('/api/admin/pages', {
    summary: 'Begin a page of your own; readers see it once it is published',
    body: newPageSchema,
    answer: editedPageSchema,
    status: 201,
    problems: ['slug_taken'],
  }),
  save: put('/api/admin/pages/:id', {
    summary: 'Save the draft; readers see nothing of it yet. A new slug of a page of your own holds at once',
    body: savePageSchema,
    bodyLimit: BODY_LIMIT,
    answer: editedPageSchema,
    problems: ['edit_conflict', 'slug_taken'],
  }),
  discard: post('/api/admin/pages/:id/discard', {
    summary: 'Let go of the draft: it is again what readers see',
    body: seenPageSchema,
    answer: editedPageSchema,
    problems: ['edit_conflict', 'never_published'],
  }),
  publish: post('/api/admin/pages/:id/publish', {
    summary: 'Show the draft to readers, now or at a moment; what is planned is what the draft says now',
    body: publishPageSchema,
    answer: editedPageSchema,
    problems: ['edit_conflict'],
  }),
  cancelSchedule: post('/api/admin/pages/:id/cancel-plan', {
    summary: 'Take the plan to publish back',
    body: seenPageSchema,
    answer: editedPageSchema,
    problems: ['edit_conflict'],
  }),
  takeBack: post('/api/admin/pages/:id/take-back', {
    summary: 'Hide a page of your own from readers; its address leads to the home page',
    body: seenPageSchema,
    answer: editedPageSchema,
    problems: ['edit_conflict', 'page_needed'],
  }),
  restore: post('/api/admin/pages/:id/restore', {
    summary: 'Make a version the draft again, or publish it at once',
    body: restorePageSchema,
    answer: editedPageSchema,
    problems: ['edit_conflict'],
  }),
  delete: remove('/api/admin/pages/:id', {
    summary: 'Delete a page of your own with its versions',
    problems: ['page_needed'],
  }),
  variables: get('/api/admin/page-variables', {
    summary: 'What a text can name instead of typing it, with what each says today',
    answer: z.array(todaysVariableSchema),
  }),
  versions: get('/api/admin/pages/:id/versions', {
    summary: 'What readers saw, newest first',
    answer: z.array(pageVersionSchema),
  }),
  oneVersion: get('/api/admin/pages/:id/versions/:number', {
    summary: 'One version with its words',
    params: z.object({ id: rowIdTextSchema, number: rowIdTextSchema }),
    answer: pageVersionContentSchema,
  }),
};

export const redirectEndpoints = {
  list: get('/api/admin/redirects', {
    summary: 'Addresses that lead on to others, newest first',
    answer: z.array(redirectSchema),
  }),
  create: post('/api/admin/redirects', {
    summary: 'Lead an address on; chains are made one step, circles are refused',
    body: redirectInputSchema,
    answer: redirectSchema,
    status: 201,
    problems: ['redirect_circle', 'redirect_exists'],
  }),
  delete: remove('/api/admin/redirects/:id', { summary: 'Let an address lead nowhere again' }),
};
