// Where the answers to what the reviews tab asks are kept.

import type { QueryKey } from '@tanstack/react-query';
import { reviewsQuery } from '../../admin-queries.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

export const REVIEW_LISTS: QueryKey = ['reviews', 'list'];

/** What is read again when a review is made, changed or gone. */
export const REVIEW_KEYS: readonly QueryKey[] = [reviewsQuery.queryKey, SECTION_COUNTS];
