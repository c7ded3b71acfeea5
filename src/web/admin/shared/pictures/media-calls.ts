// The API calls of the media tab, and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import type { PicturePage } from '#modules/media/contract.ts';
import { mediaEndpoints } from '#modules/media/endpoints.ts';
import { request } from '#web/client/request.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

/**
 * The number of pictures on the first page of the media library. It is larger than in other lists, because
 * pictures in a grid are small.
 */
const FIRST_PICTURES = 24;

export const PICTURE_LISTS: QueryKey = ['media'];

/** The queries to refetch after a picture was added, changed or deleted. */
export const PICTURE_KEYS: readonly QueryKey[] = [PICTURE_LISTS, SECTION_COUNTS];

export function fetchPicturePage(query: URLSearchParams, signal: AbortSignal): Promise<PicturePage> {
  if (!query.has('cursor')) query.set('limit', String(FIRST_PICTURES));
  return request(mediaEndpoints.list, { query, signal });
}
