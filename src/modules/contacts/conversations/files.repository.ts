// The SQL of mail attachments. Lists of attachments are read without the contents of the files.

import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { contactFiles } from '../contacts.tables.ts';
import type { StoredFile } from '../incoming/sort-attachments.ts';

export type FileRow = typeof contactFiles.$inferSelect;

export async function insertFiles(
  tx: Orm,
  of: Pick<FileRow, 'contactId' | 'entryId'>,
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length > 0) await tx.insert(contactFiles).values(files.map((file) => ({ ...file, ...of })));
}

export async function listFiles(db: Orm, contactId: number): Promise<Omit<FileRow, 'content'>[]> {
  const { id, entryId, name, type, size } = contactFiles;
  return db
    .select({ id, contactId: contactFiles.contactId, entryId, name, type, size })
    .from(contactFiles)
    .where(eq(contactFiles.contactId, contactId))
    .orderBy(asc(id));
}

export function findFile(db: Orm, contactId: number, id: number): Promise<FileRow | null> {
  return findRow(
    db
      .select()
      .from(contactFiles)
      .where(and(eq(contactFiles.id, id), eq(contactFiles.contactId, contactId))),
  );
}
