// What programs can ask about the media library: looking through it, describing pictures, sending them and
// taking them out.

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

/** 15 MB over a line of 1 Mbit/s, and some patience. */
const SLOWEST_UPLOAD = minutes(3);

/** The name differs between editors; both mean the picture. */
export const PICTURE_PARTS = ['image', 'file'] as const;

const { get, post, put, remove } = endpoints({ tag: 'media', access: 'operator' });

/**
 * 404 `not_found`; 409 `edit_conflict`, `picture_used` with the places that show it; 422 with the fields at
 * fault.
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
  /** 413, 415 and 422 say what is wrong with a file, 503 that it cannot be kept now. */
  upload: post('/api/upload', {
    summary: 'Send a picture as multipart/form-data, in the field `image` or `file`; at most 15 MB',
    sends: { kind: 'file', fields: PICTURE_PARTS, description: 'A picture, in either field' },
    bodyTimeout: SLOWEST_UPLOAD,
    answer: uploadedSchema,
    problems: ['upload_broken_off', ...PICTURE_PROBLEMS],
  }),
};
