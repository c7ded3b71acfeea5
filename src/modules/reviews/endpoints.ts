// The review endpoints of the API: reading and submitting for shoppers, moderation for the back-office.

import * as z from 'zod';
import { PICTURE_PROBLEMS } from '#modules/media/contract.ts';
import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema } from '#shared/api/paging.ts';
import { minutes } from '#shared/clock.ts';
import {
  addReviewSchema,
  changeReviewSchema,
  generateReviewsSchema,
  importReportSchema,
  importReviewsSchema,
  listReviewsQuerySchema,
  orderPhotosSchema,
  photosBackSchema,
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
  submittedPhotoSchema,
} from './contract.ts';

/** Time limit in milliseconds for uploading one photo; enough for a few megabytes over a slow connection. */
const SLOWEST_PHOTO = minutes(3);

const open = endpoints({ tag: 'reviews', access: 'public' });
const { get, post, put, remove } = endpoints({ tag: 'reviews', access: 'operator' });

/**
 * Name of the form field that contains a customer photo. This field must come last, after the fields `token`,
 * `moment` and `consent`.
 */
export const PHOTO_PART = 'photo';

export const reviewEndpoints = {
  listPublished: open.get('/api/reviews', {
    summary: 'Published reviews, newest first',
    personal: true,
    forReaders: true,
    answer: z.array(publicReviewSchema),
  }),
  submit: open.post('/api/reviews', {
    summary: 'Submit a review; it waits for moderation',
    limit: 'reviews',
    body: submitReviewSchema,
    problems: ['order_unknown'],
    answer: reviewSubmittedSchema,
    status: 201,
  }),
  list: get('/api/admin/reviews', {
    summary: 'Reviews, newest first: a plain list, or a page when anything is asked of it',
    query: listReviewsQuerySchema,
    answer: listOrPageSchema(reviewPageSchema),
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

/**
 * Endpoints of customer photos. They answer 404 `order_unknown` when the link proves no purchase, and 404
 * `not_found` for a deleted photo.
 */
export const photoEndpoints = {
  give: open.post('/api/reviews/photos', {
    summary: 'A buyer gives a photo of before or after brushing, with consent, as multipart/form-data',
    limit: 'reviews',
    ownPagesOnly: true,
    sends: { kind: 'file', fields: [PHOTO_PART], description: 'A photo' },
    bodyTimeout: SLOWEST_PHOTO,
    answer: submittedPhotoSchema,
    status: 201,
    problems: ['order_unknown', 'upload_broken_off', ...PICTURE_PROBLEMS],
  }),
  takeBack: open.remove('/api/reviews/photos', {
    summary: 'A buyer takes back the photos they gave',
    limit: 'reviews',
    ownPagesOnly: true,
    body: photosBackSchema,
    problems: ['order_unknown'],
  }),
  list: get('/api/admin/reviews/photos', {
    summary: 'Photos that buyers gave, by their order, newest first',
    answer: z.array(orderPhotosSchema),
  }),
  file: get('/api/admin/reviews/photos/:id', {
    summary: 'One photo, made anew by the shop',
    answer: { file: 'image/*' },
  }),
  remove: remove('/api/admin/reviews/photos/:id', {
    summary: 'Delete the photos of an order for good',
  }),
};
