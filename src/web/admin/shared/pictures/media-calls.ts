// What the media tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import type { PicturePage } from '#modules/media/contract.ts';
import { mediaEndpoints } from '#modules/media/endpoints.ts';
import { request } from '#web/client/request.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

/** Pictures are small in a grid, so its first page is longer than that of a list. */
const FIRST_PICTURES = 24;

export const PICTURE_LISTS: QueryKey = ['media'];

/** What is read again when a picture comes, changes or goes. */
export const PICTURE_KEYS: readonly QueryKey[] = [PICTURE_LISTS, SECTION_COUNTS];

export function fetchPicturePage(query: URLSearchParams, signal: AbortSignal): Promise<PicturePage> {
  if (!query.has('cursor')) query.set('limit', String(FIRST_PICTURES));
  return request(mediaEndpoints.list, { query, signal });
}
