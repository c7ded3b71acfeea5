// The tables of imported app backups, the progress of a running import, and the list of files. The ZIP
// archive itself stays a file in the data folder. `import_entries` stores the position of each file in the
// archive, so nothing is unpacked to disk.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { EntryKind, ImportStatus, ImportStep, Project } from './contract.ts';

const bytes = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /**
     * A random text chosen by the browser, with which the browser finds its own import while the import is
     * running.
     */
    ticket: text('ticket').notNull().unique(),
    fileName: text('file_name').notNull(),
    archiveBytes: bytes('archive_bytes').notNull().default(0),
    status: text('status').$type<ImportStatus>().notNull().default('running'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    components: integer('components').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    assets: integer('assets').notNull().default(0),
    files: integer('files').notNull().default(0),
    /** The unpacked size of all files of the import together, in bytes. */
    contentBytes: bytes('content_bytes').notNull().default(0),
    project: jsonb('project').$type<Project>(),
    /** The error code of an import that was refused, cancelled or failed; null otherwise. */
    refusalCode: text('refusal_code'),
    refusalDetail: text('refusal_detail'),
  },
  (table) => [
    check(
      'imports_status_known',
      sql`${table.status} in ('running', 'done', 'refused', 'failed', 'cancelled')`,
    ),
    // Only one import runs at a time, because an import may use much of a small server.
    uniqueIndex('imports_one_running').on(table.status).where(sql`${table.status} = 'running'`),
  ],
);

/**
 * The progress of a running import. It is a separate table because it changes every second and does not
 * belong in the audit log.
 */
export const importProgress = pgTable('import_progress', {
  importId: integer('import_id')
    .primaryKey()
    .references(() => imports.id, { onDelete: 'cascade' }),
  step: text('step').$type<ImportStep>().notNull().default('receiving'),
  done: bytes('done').notNull().default(0),
  total: bytes('total').notNull().default(0),
  /** The time of the import's last heartbeat. Heartbeats stop when the process of the import dies. */
  beatAt: moment('beat_at').notNull(),
  cancelWanted: boolean('cancel_wanted').notNull().default(false),
});

/**
 * The files and folders of an import. Their ids increase in the order in which a file manager shows them:
 * folders before files, each sorted by name.
 */
export const importEntries = pgTable(
  'import_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: cascadingForeignKey('import_id', () => imports.id),
    /** The path of the file or folder within the imported app. It is never used as a path on the server. */
    path: text('path').notNull(),
    /** The path of the folder that contains this file or folder; empty at the top level of the app. */
    parent: text('parent').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** The size of the file in bytes; for a folder, the total size of all files below it. */
    bytes: bytes('bytes').notNull(),
    /** The number of files below the folder; 1 for a file. */
    files: integer('files').notNull(),
    /** The position in the archive, in bytes, at which the file's content begins; null for a folder. */
    contentStart: bytes('content_start'),
    packedBytes: bytes('packed_bytes'),
    deflated: boolean('deflated').notNull().default(false),
  },
  (table) => [
    index('import_entries_folder').on(table.importId, table.parent, table.id),
    index('import_entries_kind').on(table.importId, table.kind, table.id),
  ],
);
