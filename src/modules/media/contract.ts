// What the browser and other modules may know of the media library: a picture, where it is used, and its
// address.

import * as z from 'zod';
import { limitSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import type { ProblemCode } from '#shared/api/problem-codes.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';

export const PICTURE_PROBLEMS = [
  'picture_unsupported',
  'picture_too_large',
  'picture_animated',
  'picture_unreadable',
  'picture_too_complex',
  'picture_unsafe',
  'media_storage_unavailable',
] as const satisfies readonly ProblemCode[];

export {
  fileAtLeast,
  isPictureKey,
  pictureKeysIn,
  type UploadedPicture,
  uploadedPicture,
} from './picture-address.ts';

/** Bytes of one file as it is uploaded. */
export const UPLOAD_LIMIT = 15 * 1024 * 1024;

export const PICTURE_USE_KINDS = [
  'product',
  'variant',
  'post',
  'page',
  'template',
  'review',
  'setting',
] as const;
export type PictureUseKind = (typeof PICTURE_USE_KINDS)[number];

/** One place that shows a picture. */
export const pictureUseSchema = z.object({
  kind: z.enum(PICTURE_USE_KINDS),
  id: z.number().int(),
  name: z.string(),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;

/** A picture of the library. `url` is its largest file; `uses` is empty while nothing shows it. */
export const libraryPictureSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The name of the file that was uploaded. */
  name: z.string(),
  /** What is read aloud in place of the picture; Dutch. */
  altText: z.string(),
  /** All its files together. */
  bytes: z.number().int(),
  uses: z.array(pictureUseSchema),
  version: z.number().int(),
  createdAt: z.string(),
});
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** What an upload answers. `isNew` is false when the same picture was in the library already. */
export const uploadedSchema = libraryPictureSchema
  .pick({ id: true, url: true, width: true, height: true, name: true, altText: true })
  .extend({ isNew: z.boolean() });
export type Uploaded = z.infer<typeof uploadedSchema>;

export const listPicturesQuerySchema = pageQuerySchema.extend({
  limit: limitSchema.default(48),
  use: z.enum(['used', 'unused']).optional(),
});
export type ListPicturesQuery = z.infer<typeof listPicturesQuerySchema>;

export const picturePageSchema = pageSchemaOf(libraryPictureSchema);
export type PicturePage = z.infer<typeof picturePageSchema>;

const line = (message: string, limit: number) =>
  z.string({ error: message }).trim().max(limit, `Hoogstens ${limit} tekens`);

/** `version` is the state the change was made from; see `refuseStaleEdit`. */
export const pictureUpdateSchema = z.object({
  name: line('Vul een naam in', 200).min(1, 'Vul een naam in').optional(),
  altText: line('Vul een omschrijving in', 300).optional(),
  version: rowVersionSchema.optional(),
});
export type PictureUpdate = z.infer<typeof pictureUpdateSchema>;
