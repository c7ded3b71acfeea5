// The contract of the media library for the browser and other modules: a picture, its uses and its address.

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

/** Maximum size of an uploaded picture file in bytes. */
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

/** A place where a picture is used: the kind, id and name of a product, article or other record. */
export const pictureUseSchema = z.object({
  kind: z.enum(PICTURE_USE_KINDS),
  id: z.number().int(),
  name: z.string(),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;

/** A picture of the library. `url` is its largest file; `uses` is empty for an unused picture. */
export const libraryPictureSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Name of a library picture: the name of the uploaded file until an operator changes it. */
  name: z.string(),
  /** Alternative text of a library picture for screen readers, in Dutch. */
  altText: z.string(),
  /** Size of all files of a library picture together, in bytes. */
  bytes: z.number().int(),
  uses: z.array(pictureUseSchema),
  version: z.number().int(),
  createdAt: z.string(),
});
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** The response to an upload; `isNew` is false when the library already had this picture. */
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

/**
 * Body of a change to a picture. `version` is the version the editor was opened with; see `refuseStaleEdit`.
 */
export const pictureUpdateSchema = z.object({
  name: line('Vul een naam in', 200).min(1, 'Vul een naam in').optional(),
  altText: line('Vul een omschrijving in', 300).optional(),
  version: rowVersionSchema.optional(),
});
export type PictureUpdate = z.infer<typeof pictureUpdateSchema>;
