// What the import pages ask of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { type Imported, importedSchema } from '#modules/imports/contract.ts';
import { ARCHIVE_PART, importEndpoints } from '#modules/imports/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { urlOf } from '#web/client/request.ts';
import { type UploadOptions, uploadForm } from '#web/client/upload-form.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

const POLL_INTERVAL_MS = seconds(1);

/** Asked again as long as an import runs, this one's or another's. */
export const importsQuery = endpointQuery(['imports', 'list'], importEndpoints.list, {
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'running') ? POLL_INTERVAL_MS : false,
});

/** What is read again when an import is made or gone. */
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
