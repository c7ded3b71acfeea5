// What the media tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import {
  libraryPictureSchema,
  type PicturePage,
  type PictureUpdate,
  picturePageSchema,
} from '#modules/media/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

const PATH = '/api/admin/media';
/** Pictures are small in a grid, so its first page is longer than that of a list. */
const FIRST_PICTURES = 24;

export const PICTURE_LISTS: QueryKey = ['media'];

/** What is read again when a picture comes, changes or goes. */
export const PICTURE_KEYS: readonly QueryKey[] = [PICTURE_LISTS, SECTION_COUNTS];

export function fetchPicturePage(query: URLSearchParams, signal: AbortSignal): Promise<PicturePage> {
  if (!query.has('cursor')) query.set('limit', String(FIRST_PICTURES));
  return callApi(`${PATH}?${query}`, { parse: (answer) => picturePageSchema.parse(answer), signal });
}

export const fetchPicture = (id: number) =>
  callApi(`${PATH}/${id}`, { parse: (answer) => libraryPictureSchema.parse(answer) });

export const updatePicture = (id: number, body: PictureUpdate) =>
  callApi(`${PATH}/${id}`, {
    method: 'PUT',
    body,
    parse: ignoreAnswer,
  });

export const removePicture = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });

export const restorePicture = (id: number) =>
  callApi(`${PATH}/${id}/restore`, {
    method: 'POST',
    body: {},
    parse: ignoreAnswer,
  });
