// The API endpoints to import the backup of an app: uploading it, its progress, browsing its files, and
// removing it.

import * as z from 'zod';
import { PICTURE_PROBLEMS, uploadedSchema } from '#modules/media/contract.ts';
import { endpoints } from '#shared/api/endpoint.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import { hours } from '#shared/clock.ts';
import {
  entryPageSchema,
  entryPreviewSchema,
  importedSchema,
  importSchema,
  listEntriesQuerySchema,
  startImportQuerySchema,
} from './contract.ts';

const { get, post, remove } = endpoints({ tag: 'imports', access: 'operator' });

const entryParams = z.object({ id: rowIdTextSchema, entryId: rowIdTextSchema });

/** The name of the form field that contains the ZIP file. */
export const ARCHIVE_PART = 'zipFile';

/**
 * Endpoints of imports. They throw 404 `not_found` for unknown ids. The errors for refused files are listed
 * at `importArchive`.
 */
export const importEndpoints = {
  list: get('/api/admin/imports', { summary: 'Imports, newest first', answer: z.array(importSchema) }),
  one: get('/api/admin/imports/:id', { summary: 'One import', answer: importSchema }),
  cancel: post('/api/admin/imports/:id/cancel', { summary: 'End a running import' }),
  remove: remove('/api/admin/imports/:id', {
    summary: 'Remove an import with its files',
    problems: ['import_running'],
  }),
  send: post('/api/import', {
    summary: 'Send a ZIP file as multipart/form-data, in the field `zipFile`; at most 1 GB',
    query: startImportQuerySchema,
    sends: { kind: 'file', fields: [ARCHIVE_PART], description: 'A ZIP file' },
    bodyTimeout: hours(2),
    answer: importedSchema,
    problems: [
      'upload_broken_off',
      'no_file',
      'not_a_zip',
      'not_a_project',
      'archive_unsafe',
      'archive_damaged',
      'import_running',
      'import_cancelled',
      'import_interrupted',
      'not_enough_room',
    ],
  }),
  entries: get('/api/admin/imports/:id/entries', {
    summary: 'Files of an import: of one folder, of one kind, or with some words in their path',
    query: listEntriesQuerySchema,
    answer: entryPageSchema,
  }),
  preview: get('/api/admin/imports/:id/entries/:entryId', {
    summary: 'The beginning of a file as text',
    params: entryParams,
    answer: entryPreviewSchema,
  }),
  picture: get('/api/admin/imports/:id/entries/:entryId/picture', {
    summary: 'A picture as it is in the archive',
    params: entryParams,
    answer: { file: 'image/*' },
  }),
  downloadPicture: post('/api/admin/imports/:id/entries/:entryId/picture', {
    summary: 'Take a picture into the media library',
    params: entryParams,
    answer: uploadedSchema,
    problems: PICTURE_PROBLEMS,
  }),
};
