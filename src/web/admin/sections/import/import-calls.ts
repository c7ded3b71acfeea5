// The queries of the import pages and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { type Imported, importedSchema } from '#modules/imports/contract.ts';
import { ARCHIVE_PART, importEndpoints } from '#modules/imports/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { urlOf } from '#web/client/request.ts';
import { type UploadOptions, uploadForm } from '#web/client/upload-form.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

const POLL_INTERVAL_MS = seconds(1);

/** All imports; polled while any import is running. */
export const importsQuery = endpointQuery(['imports', 'list'], importEndpoints.list, {
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'running') ? POLL_INTERVAL_MS : false,
});

/** Query keys to refetch after an import was added or deleted. */
export const IMPORT_KEYS: readonly QueryKey[] = [['imports'], SECTION_COUNTS];

export const importQuery = (id: number) =>
  endpointQuery(['imports', 'one', id], importEndpoints.one, { params: { id } });

export const previewQuery = (id: number, entryId: number) =>
  endpointQuery(['imports', 'preview', id, entryId], importEndpoints.preview, { params: { id, entryId } });

export const entryPictureUrl = (id: number, entryId: number) =>
  urlOf(importEndpoints.picture, { params: { id, entryId } });

type Options = Pick<UploadOptions<Imported>, 'onProgress' | 'signal'>;

export function sendArchive(file: File, ticket: string, options: Options): Promise<Imported> {
  const body = new FormData();
  body.append(ARCHIVE_PART, file);
  return uploadForm(urlOf(importEndpoints.send, { query: { ticket } }), body, {
    ...options,
    parse: (answer) => importedSchema.parse(answer),
  });
}
