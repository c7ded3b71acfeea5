// What the import pages ask of the shop, and where its answers are kept.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import {
  type EntryPage,
  entryPageSchema,
  entryPreviewSchema,
  type Imported,
  importedSchema,
  importSchema,
} from '#modules/imports/contract.ts';
import { uploadedSchema } from '#modules/media/contract.ts';
import { seconds } from '#shared/clock.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';
import { type SendForm, sendForm } from '#web/client/send-form.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

const PATH = '/api/admin/imports';
const FOLLOW_EVERY = seconds(1);

/** Asked again as long as an import runs, this one's or another's. */
export const importsQuery = queryOptions({
  queryKey: ['imports', 'list'],
  queryFn: ({ signal }) => callApi(PATH, { parse: (answer) => z.array(importSchema).parse(answer), signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'running') ? FOLLOW_EVERY : false,
});

/** What is read again when an import is made or gone. */
export const IMPORT_KEYS: readonly QueryKey[] = [['imports'], SECTION_COUNTS];

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: ({ signal }) =>
      callApi(`${PATH}/${id}`, { parse: (answer) => importSchema.parse(answer), signal }),
  });

export const fetchEntries = (id: number, query: URLSearchParams, signal: AbortSignal): Promise<EntryPage> =>
  callApi(`${PATH}/${id}/entries?${query}`, { parse: (answer) => entryPageSchema.parse(answer), signal });

export const previewQuery = (id: number, entryId: number) =>
  queryOptions({
    queryKey: ['imports', 'preview', id, entryId],
    queryFn: ({ signal }) =>
      callApi(`${PATH}/${id}/entries/${entryId}`, {
        parse: (answer) => entryPreviewSchema.parse(answer),
        signal,
      }),
  });

export const entryPictureUrl = (id: number, entryId: number) => `${PATH}/${id}/entries/${entryId}/picture`;

export const takePicture = (id: number, entryId: number) =>
  callApi(entryPictureUrl(id, entryId), { method: 'POST', parse: (answer) => uploadedSchema.parse(answer) });

type Options = Pick<SendForm<Imported>, 'onProgress' | 'signal'>;

export function sendArchive(file: File, ticket: string, options: Options): Promise<Imported> {
  const body = new FormData();
  body.append('zipFile', file);
  return sendForm(`/api/import?ticket=${ticket}`, body, {
    ...options,
    parse: (answer) => importedSchema.parse(answer),
  });
}

export const cancelImport = (id: number) =>
  callApi(`${PATH}/${id}/cancel`, { method: 'POST', parse: ignoreAnswer });

export const removeImport = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });
