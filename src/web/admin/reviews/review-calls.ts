// What the reviews tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { askPage } from '#web/client/ask.ts';
import { reviewsQuery } from '../admin-queries.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

export const REVIEW_LISTS: QueryKey = ['reviews', 'list'];

/** What is read again when a review is made, changed or gone. */
export const REVIEW_KEYS: readonly QueryKey[] = [reviewsQuery.queryKey, SECTION_COUNTS];

export const fetchReviewPage = (query: URLSearchParams, signal: AbortSignal) =>
  askPage(reviewEndpoints.list, { query, signal });
