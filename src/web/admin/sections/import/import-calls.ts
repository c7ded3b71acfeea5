// What the import pages ask of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { type Imported, importedSchema } from '#modules/imports/contract.ts';
import { ARCHIVE_PART, importEndpoints } from '#modules/imports/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { addressOf } from '#web/client/ask.ts';
import { type SendForm, sendForm } from '#web/client/send-form.ts';
import { reads } from '../../reads.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

const FOLLOW_EVERY = seconds(1);

/** Asked again as long as an import runs, this one's or another's. */
export const importsQuery = reads(['imports', 'list'], importEndpoints.list, {
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'running') ? FOLLOW_EVERY : false,
});

/** What is read again when an import is made or gone. */
export const IMPORT_KEYS: readonly QueryKey[] = [['imports'], SECTION_COUNTS];

export const importQuery = (id: number) =>
  reads(['imports', 'one', id], importEndpoints.one, { params: { id } });

export const previewQuery = (id: number, entryId: number) =>
  reads(['imports', 'preview', id, entryId], importEndpoints.preview, { params: { id, entryId } });

export const entryPictureUrl = (id: number, entryId: number) =>
  addressOf(importEndpoints.picture, { params: { id, entryId } });

type Options = Pick<SendForm<Imported>, 'onProgress' | 'signal'>;

export function sendArchive(file: File, ticket: string, options: Options): Promise<Imported> {
  const body = new FormData();
  body.append(ARCHIVE_PART, file);
  return sendForm(addressOf(importEndpoints.send, { query: { ticket } }), body, {
    ...options,
    parse: (answer) => importedSchema.parse(answer),
  });
}
