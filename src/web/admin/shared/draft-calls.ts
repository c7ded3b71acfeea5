// The API calls of the page with abandoned carts, and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import type { DraftPage } from '#modules/drafts/contract.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import { requestPage } from '#web/client/request.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

/**
 * The cache key of the lists of abandoned carts. The short list below the orders starts with the same word,
 * so a change refreshes both.
 */
export const DRAFT_LISTS: QueryKey = ['drafts', 'list'];

/** The queries to refetch after a basket was changed or deleted. */
export const DRAFT_KEYS: readonly QueryKey[] = [['drafts'], SECTION_COUNTS];

export const fetchDraftPage = (query: URLSearchParams, signal?: AbortSignal): Promise<DraftPage> =>
  requestPage(draftEndpoints.list, { query, signal });
