// Imports as the browser asks for them and gets them: an import with its outcome, its files, and what can be
// shown of one.

import * as z from 'zod';
import { cursorSchema, pageSchemaOf, searchTextSchema } from '#shared/api/paging.ts';

/** Bytes of a ZIP file that can be imported. */
export const IMPORT_LIMIT = 1024 ** 3;

export const IMPORT_STATUSES = ['running', 'done', 'refused', 'failed', 'cancelled'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** In this order. */
export const IMPORT_STEPS = ['receiving', 'checking', 'recording'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export const FILE_KINDS = ['component', 'page', 'asset', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
export type EntryKind = FileKind | 'folder';

/** What `package.json` and the folders tell of the app. */
export const projectSchema = z.object({
  /** Folder of the archive that holds the project; empty for its top. */
  root: z.string(),
  name: z.string(),
  version: z.string(),
  /** Such as "React + Vite"; null when nothing known was recognised. */
  framework: z.string().nullable(),
  /** The online app builder it comes from, such as "Lovable". */
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
  /** Bytes, or files while `recording`; null once it ended. */
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

/** What `POST /api/import` answers. */
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
 * A folder's own content with `parent`; else files of the whole import, of one kind or with some words in
 * their path.
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

/** The beginning of a file as text; null for what is no text. */
export const entryPreviewSchema = z.object({ text: z.string().nullable(), truncated: z.boolean() });
export type EntryPreview = z.infer<typeof entryPreviewSchema>;

/** Pictures a browser can show, by the end of their name. */
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

/** The content type of a picture; null when the browser cannot show it as one. */
export function pictureTypeOf(path: string): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return PICTURE_TYPES[ending] ?? null;
}
