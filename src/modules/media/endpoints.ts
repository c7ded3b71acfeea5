// The media endpoints of the API: list, describe, upload, remove and restore pictures.

import { endpoints } from '#shared/api/endpoint.ts';
import { minutes } from '#shared/clock.ts';
import {
  libraryPictureSchema,
  listPicturesQuerySchema,
  PICTURE_PROBLEMS,
  picturePageSchema,
  pictureUpdateSchema,
  uploadedSchema,
} from './contract.ts';

/** Time limit of an upload in milliseconds: 15 MB over 1 Mbit/s, with a margin. */
const SLOWEST_UPLOAD = minutes(3);

/**
 * The form fields that may contain the uploaded file: the forms of products and packs use `image`, the form
 * of articles uses `file`.
 */
export const PICTURE_PARTS = ['image', 'file'] as const;

const { get, post, put, remove } = endpoints({ tag: 'media', access: 'operator' });

/**
 * Endpoints of the picture library. They answer with 404 `not_found`; 409 `edit_conflict` after another
 * operator's change; 409 `picture_used` with the places that show the picture; 422 with the invalid fields.
 */
export const mediaEndpoints = {
  list: get('/api/admin/media', {
    summary: 'Pictures of the library, newest first, with the places that show them',
    query: listPicturesQuerySchema,
    answer: picturePageSchema,
  }),
  one: get('/api/admin/media/:id', { summary: 'One picture of the library', answer: libraryPictureSchema }),
  update: put('/api/admin/media/:id', {
    summary: 'Change the name or the description of a picture',
    body: pictureUpdateSchema,
    answer: libraryPictureSchema,
    problems: ['edit_conflict'],
  }),
  remove: remove('/api/admin/media/:id', {
    summary: 'Take a picture out of the library; refused while something shows it',
    problems: ['picture_used'],
  }),
  restore: post('/api/admin/media/:id/restore', {
    summary: 'Put back what was taken out of the library less than a day ago',
    answer: libraryPictureSchema,
  }),
  /**
   * Uploads a picture. Answers with 413, 415 or 422 for an invalid file, and with 503 while the picture
   * storage is unavailable.
   */
  upload: post('/api/upload', {
    summary: 'Send a picture as multipart/form-data, in the field `image` or `file`; at most 15 MB',
    sends: { kind: 'file', fields: PICTURE_PARTS, description: 'A picture, in either field' },
    bodyTimeout: SLOWEST_UPLOAD,
    answer: uploadedSchema,
    problems: ['upload_broken_off', ...PICTURE_PROBLEMS],
  }),
};
