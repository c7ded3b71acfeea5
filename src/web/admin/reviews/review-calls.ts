// What the reviews tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import * as z from 'zod';
import {
  type AddReview,
  type ChangeReview,
  EXAMPLE_COUNT,
  type ImportReport,
  type ImportReviews,
  importReportSchema,
  type Review,
  type ReviewLinkInput,
  type ReviewLinkResult,
  type ReviewPage,
  reviewLinkResultSchema,
  reviewLinkSentSchema,
  reviewPageSchema,
  reviewSchema,
  type SendReviewLink,
} from '#modules/reviews/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';
import { reviewsQuery } from '../admin-queries.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

const PATH = '/api/admin/reviews';

export const REVIEW_LISTS: QueryKey = ['reviews', 'list'];

/** What is read again when a review is made, changed or gone. */
export const REVIEW_KEYS: readonly QueryKey[] = [reviewsQuery.queryKey, SECTION_COUNTS];

export const fetchReviewPage = (query: URLSearchParams, signal: AbortSignal): Promise<ReviewPage> =>
  callApi(`${PATH}?${query}`, { parse: (answer) => reviewPageSchema.parse(answer), signal });

export const fetchReview = (id: number): Promise<Review> =>
  callApi(`${PATH}/${id}`, { parse: (answer) => reviewSchema.parse(answer) });

export const reviewsFile = (query: URLSearchParams) => `${PATH}.csv?${query}`;

export const addReview = (body: AddReview) => callApi(PATH, { method: 'POST', body, parse: ignoreAnswer });

export const changeReview = (id: number, body: ChangeReview) =>
  callApi(`${PATH}/${id}`, { method: 'PUT', body, parse: ignoreAnswer });

export const deleteReview = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });

/** Answers how many were made. */
export const generateExamples = (): Promise<number> =>
  callApi(`${PATH}/generate`, {
    method: 'POST',
    body: { count: EXAMPLE_COUNT },
    parse: (answer) => z.array(reviewSchema).parse(answer).length,
  });

export const makeReviewLink = (body: ReviewLinkInput): Promise<ReviewLinkResult> =>
  callApi(`${PATH}/generate-link`, {
    method: 'POST',
    body,
    parse: (answer) => reviewLinkResultSchema.parse(answer),
  });

export const sendReviewLink = (body: SendReviewLink): Promise<{ recipient: string }> =>
  callApi(`${PATH}/send-link`, {
    method: 'POST',
    body,
    parse: (answer) => reviewLinkSentSchema.parse(answer),
  });

const importCall =
  (path: string) =>
  (body: ImportReviews): Promise<ImportReport> =>
    callApi(path, { method: 'POST', body, parse: (answer) => importReportSchema.parse(answer) });

export const previewImport = importCall(`${PATH}/import/preview`);
export const runImport = importCall(`${PATH}/import`);
