// The queries of the reviews tab and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { reviewsQuery } from '../../admin-queries.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

export const REVIEW_LISTS: QueryKey = ['reviews', 'list'];

/** Query keys to refetch after a review was added, changed or deleted. */
export const REVIEW_KEYS: readonly QueryKey[] = [reviewsQuery.queryKey, SECTION_COUNTS];
