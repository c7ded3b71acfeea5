// The API contract of imports: an imported app backup with its outcome, its files, and previews of files.

import * as z from 'zod';
import { cursorSchema, pageSchemaOf, searchTextSchema } from '#shared/api/paging.ts';

/** The maximum size of an imported ZIP file in bytes. */
export const IMPORT_LIMIT = 1024 ** 3;

export const IMPORT_STATUSES = ['running', 'done', 'refused', 'failed', 'cancelled'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The steps of an import, in order. The progress is shown per step. */
export const IMPORT_STEPS = ['receiving', 'checking', 'recording'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export const FILE_KINDS = ['component', 'page', 'asset', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
export type EntryKind = FileKind | 'folder';

/** The description of the imported app, derived from its `package.json` and folders. */
export const projectSchema = z.object({
  /** The folder in the archive that contains the app; empty when the app is at the top level. */
  root: z.string(),
  name: z.string(),
  version: z.string(),
  /** The name of the web framework, such as "React + Vite"; null when none was recognised. */
  framework: z.string().nullable(),
  /**
   * The name of the online app builder that exported the app, such as "Lovable"; null when none was
   * recognised.
   */
  builder: z.string().nullable(),
  dependencies: z.number().int(),
});
export type Project = z.infer<typeof projectSchema>;

export const importSchema = z.object({
  id: z.number().int(),
  ticket: z.string(),
  fileName: z.string(),
  archiveBytes: z.number(),
  status: z.enum(IMPORT_STATUSES),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /**
   * The progress of the import's current step, in bytes, or in files during `recording`; null after the
   * import ended.
   */
  progress: z.object({ step: z.enum(IMPORT_STEPS), done: z.number(), total: z.number() }).nullable(),
  components: z.number().int(),
  pages: z.number().int(),
  assets: z.number().int(),
  files: z.number().int(),
  contentBytes: z.number(),
  project: projectSchema.nullable(),
  refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
});
export type Import = z.infer<typeof importSchema>;

/**
 * The answer to `POST /api/import` when the import succeeded: its id and the numbers of components, pages and
 * assets.
 */
export const importedSchema = importSchema.pick({ id: true, components: true, pages: true, assets: true });
export type Imported = z.infer<typeof importedSchema>;

export const startImportQuerySchema = z.object({
  ticket: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});

export const entrySchema = z.object({
  id: z.number().int(),
  path: z.string(),
  kind: z.enum([...FILE_KINDS, 'folder']),
  bytes: z.number(),
  files: z.number().int(),
});
export type ImportEntry = z.infer<typeof entrySchema>;

/**
 * The query of the list of files. With `parent`, lists the content of that folder. Otherwise lists files of
 * the whole import, filtered by kind or by words in their path.
 */
export const listEntriesQuerySchema = z.object({
  parent: z.string().max(1000).optional(),
  kind: z.enum(FILE_KINDS).optional(),
  q: searchTextSchema.optional(),
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type ListEntriesQuery = z.infer<typeof listEntriesQuerySchema>;

export const entryPageSchema = pageSchemaOf(entrySchema);
export type EntryPage = z.infer<typeof entryPageSchema>;

/**
 * The start of an imported file as text. `text` is null when the file is not text; `truncated` is true when
 * the file is longer.
 */
export const entryPreviewSchema = z.object({ text: z.string().nullable(), truncated: z.boolean() });
export type EntryPreview = z.infer<typeof entryPreviewSchema>;

/** The content types of images a browser can show, by file extension. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
};

/** Returns the content type of an image, by its file extension; null when browsers cannot show the file. */
export function pictureTypeOf(path: string): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return PICTURE_TYPES[ending] ?? null;
}
