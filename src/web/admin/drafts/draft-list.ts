// How the list of abandoned carts is filtered and sorted; the server does the work.

import { draftSorts } from '#modules/drafts/contract.ts';
import type { ListShape } from '../ui/list/list-address.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const DRAFT_LIST = {
  filters: { country: /^[A-Z]{2}$/, from: DAY, until: DAY },
  sorts: draftSorts,
} as const satisfies ListShape;

export type DraftFilter = keyof typeof DRAFT_LIST.filters;
