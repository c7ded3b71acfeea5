// What the drafts tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import type { DraftPage } from '#modules/drafts/contract.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import { requestPage } from '#web/client/request.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

/** The plain list below the orders begins with the same word, so that a change refreshes both. */
export const DRAFT_LISTS: QueryKey = ['drafts', 'list'];

/** What is read again when a cart is changed or gone. */
export const DRAFT_KEYS: readonly QueryKey[] = [['drafts'], SECTION_COUNTS];

export const fetchDraftPage = (query: URLSearchParams, signal?: AbortSignal): Promise<DraftPage> =>
  requestPage(draftEndpoints.list, { query, signal });
