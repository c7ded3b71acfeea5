// What programs can ask about reviews: what shoppers read and write, and what the back-office does with it.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { wholeOr } from '#shared/api/paging.ts';
import {
  addReviewSchema,
  changeReviewSchema,
  generateReviewsSchema,
  importReportSchema,
  importReviewsSchema,
  listReviewsQuerySchema,
  publicReviewSchema,
  reviewLinkResultSchema,
  reviewLinkSchema,
  reviewLinkSentSchema,
  reviewPageSchema,
  reviewSchema,
  reviewSubmittedSchema,
  sendReviewLinkSchema,
  sortedReviewsQuerySchema,
  submitReviewSchema,
} from './contract.ts';

const open = endpoints({ tag: 'reviews', access: 'public' });
const { get, post, put, remove } = endpoints({ tag: 'reviews', access: 'operator' });

export const reviewEndpoints = {
  listPublished: open.get('/api/reviews', {
    summary: 'Published reviews, newest first',
    personal: true,
    answer: z.array(publicReviewSchema),
  }),
  submit: open.post('/api/reviews', {
    summary: 'Submit a review; it waits for moderation',
    limit: 'reviews',
    body: submitReviewSchema,
    answer: reviewSubmittedSchema,
    status: 201,
  }),
  list: get('/api/admin/reviews', {
    summary: 'Reviews, newest first: a plain list, or a page when anything is asked of it',
    query: listReviewsQuerySchema,
    answer: wholeOr(reviewPageSchema),
  }),
  get: get('/api/admin/reviews/:id', { summary: 'One review', answer: reviewSchema }),
  file: get('/api/admin/reviews.csv', {
    summary: 'Reviews as a file: all, or those that are asked for',
    query: sortedReviewsQuerySchema,
    answer: { file: 'text/csv' },
  }),
  add: post('/api/admin/reviews', {
    summary: 'Take a review over from elsewhere',
    body: addReviewSchema,
    answer: reviewSchema,
    status: 201,
  }),
  change: put('/api/admin/reviews/:id', {
    summary: 'Publish, reject, answer or correct a review; the words of a customer stay theirs',
    body: changeReviewSchema,
    answer: reviewSchema,
    problems: ['edit_conflict', 'customer_words', 'order_not_matching'],
  }),
  delete: remove('/api/admin/reviews/:id', { summary: 'Delete a review' }),
  generate: post('/api/admin/reviews/generate', {
    summary: 'Add invented examples to a test shop; they are labelled and never counted',
    body: generateReviewsSchema,
    answer: z.array(reviewSchema),
    status: 201,
    problems: ['test_mode_only', 'no_more_examples'],
  }),
  makeLink: post('/api/admin/reviews/generate-link', {
    summary: 'A personal review link with its QR code and its mail',
    body: reviewLinkSchema,
    answer: reviewLinkResultSchema,
    problems: ['order_not_matching'],
  }),
  sendLink: post('/api/admin/reviews/send-link', {
    summary: 'Mail a personal review link',
    body: sendReviewLinkSchema,
    answer: reviewLinkSentSchema,
    problems: ['already_sent', 'mail_inactive', 'order_not_matching'],
  }),
  previewImport: post('/api/admin/reviews/import/preview', {
    summary: 'What a file of reviews would add',
    body: importReviewsSchema,
    answer: importReportSchema,
  }),
  import: post('/api/admin/reviews/import', {
    summary: 'Add the reviews of a file that are not there yet',
    body: importReviewsSchema,
    answer: importReportSchema,
  }),
};
