// Lists and makes backups for the back-office. The format and schedule of backups are in
// platform/database/housekeeping.ts.

import type { Readable } from 'node:stream';
import type { StoredBackup } from '#platform/database/backup/backup.ts';
import type { Housekeeping } from '#platform/database/housekeeping.ts';
import { notFound } from '#shared/api/problems.ts';
import type { BackupView, MadeBackup } from './backup-contract.ts';

type Needs = { housekeeping: Housekeeping };

/** Lists the backups on the shop's own disk, newest first. */
export function listBackups({ housekeeping }: Needs): BackupView[] {
  return housekeeping.listBackups().map(viewOf);
}

export async function makeBackup({ housekeeping }: Needs): Promise<MadeBackup> {
  const { name, tables, rows, files } = await housekeeping.backup();
  const stored = housekeeping.listBackups().find((candidate) => candidate.name === name);
  if (!stored) throw new Error(`The backup ${name} is gone`);
  return { ...viewOf(stored), tables, rows, files };
}

/** Opens a backup for download; throws 404 `not_found` when there is no backup of this name. */
export function openBackup({ housekeeping }: Needs, name: string): { content: Readable; bytes: number } {
  const backup = housekeeping.openBackup(name);
  if (!backup) throw notFound('Deze back-up is er niet meer.');
  return backup;
}

const viewOf = ({ createdAt, ...backup }: StoredBackup): BackupView => ({
  ...backup,
  createdAt: createdAt.toISOString(),
});
