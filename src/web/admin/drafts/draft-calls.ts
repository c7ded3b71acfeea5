// What the drafts tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { type DraftPage, draftPageSchema } from '#modules/drafts/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';
import type { DraftForm } from './draft-form.ts';

const PATH = '/api/draft-orders';

/** The plain list below the orders begins with the same word, so that a change refreshes both. */
export const DRAFT_LISTS: QueryKey = ['drafts', 'list'];

/** What is read again when a cart is changed or gone. */
export const DRAFT_KEYS: readonly QueryKey[] = [['drafts'], SECTION_COUNTS];

export const fetchDraftPage = (query: URLSearchParams, signal?: AbortSignal): Promise<DraftPage> =>
  callApi(`${PATH}?${query}`, { parse: (answer) => draftPageSchema.parse(answer), signal });

export const draftsFile = (query: URLSearchParams) => `${PATH}.csv?${query}`;

export const updateDraft = (id: number, body: DraftForm) =>
  callApi(`${PATH}/${id}`, { method: 'PUT', body, parse: ignoreAnswer });

export const deleteDraft = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });
