// How the list of reviews is filtered and sorted; the server does the work.

import { reviewSorts, reviewSources, reviewStatuses } from '#modules/reviews/contract.ts';
import type { ListShape } from '../ui/list/list-address.ts';

export const REVIEW_LIST = {
  filters: { status: reviewStatuses, source: reviewSources, verified: ['true', 'false'] },
  sorts: reviewSorts,
} as const satisfies ListShape;

export type ReviewFilter = keyof typeof REVIEW_LIST.filters;
