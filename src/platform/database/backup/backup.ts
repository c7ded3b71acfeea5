// Makes a logical backup of all data of the shop, taken in one snapshot and restorable on either engine. The
// embedded engine has one session, so other queries wait until the rows are written: some seconds per 100,000
// rows.

import { readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably } from '#platform/disk/durable-files.ts';
import { type Clock, days } from '#shared/clock.ts';
import type { Database, Query } from '../database.ts';
import { checksumTable } from '../table-checksum.ts';
import { checksumLine, headerLine, readBackup, tableLine, writeBackupFile } from './backup-file.ts';
import { selectRetained } from './backup-retention.ts';
import { dataFolderLines } from './data-folder-files.ts';
import type { BackupKey } from './sealed-file.ts';
import { listSequences, listTables, readRows } from './table-catalog.ts';

const BACKUP_NAME =
  /^backup-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)(-[\da-f]{16})?\.ndjson\.gz(\.sealed)?$/;
const UNFINISHED_NAME = /^backup-.*\.unfinished$/;

export type BackupCount = { tables: number; rows: number; files: number };
export type Backup = BackupCount & { file: string; name: string };
const SEALED = '.sealed';

export type StoredBackup = { name: string; createdAt: Date; bytes: number; sealed: boolean };

/**
 * Writes the backup `<dataFolder>/backups/backup-<time>.ndjson.gz` and verifies the file by reading it back.
 * With a key the file is encrypted and its name ends in `.sealed`. The file gets this name only when it is
 * complete, on disk and readable to its end. `mark`, the short hash of the audit log's newest seal, becomes
 * part of the name; null leaves it out.
 */
export async function createBackup(
  database: Database,
  dataFolder: string,
  clock: Clock,
  key: string | null = null,
  mark: string | null = null,
): Promise<Backup> {
  const folder = backupFolderOf(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const createdAt = clock.now().toISOString();
  const nameSuffix = mark === null ? '' : `-${mark}`;
  const name = `backup-${createdAt.replaceAll(':', '-')}${nameSuffix}.ndjson.gz${key === null ? '' : SEALED}`;
  const file = join(folder, name);
  const unfinished = `${file}.unfinished`;
  const counted = { tables: 0, rows: 0, files: 0 };
  rmSync(unfinished, { force: true });
  const writer = writeBackupFile(unfinished, key);
  try {
    await database.session(async (query) => {
      await query('begin isolation level repeatable read read only; set local statement_timeout = 0');
      await writer.add(databaseLines(query, createdAt, counted));
      await query('commit');
    });
    await writer.add(dataFolderLines(dataFolder, counted));
    await writer.end({ rows: counted.rows, files: counted.files });
    await checkBackup(unfinished, { key });
  } catch (error) {
    await writer.abandon();
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameDurably(unfinished, file);
  return { file, name, ...counted };
}

/**
 * Verifies a backup by reading it to its end, and counts its contents. Throws `UnreadableBackup`,
 * `WrongBackupKey` or `UnsealedBackup`.
 */
export async function checkBackup(
  file: string,
  key: BackupKey,
): Promise<BackupCount & { createdAt: string }> {
  const { header, parts } = await readBackup(file, key);
  const counted = { tables: header.tables.length, rows: 0, files: 0 };
  for await (const part of parts()) {
    if (part.kind === 'rows') counted.rows += part.rows.length;
    if (part.kind === 'file') counted.files += 1;
  }
  return { ...counted, createdAt: header.createdAt };
}

async function* databaseLines(query: Query, createdAt: string, counted: BackupCount): AsyncGenerator<string> {
  const tables = await listTables(query);
  yield headerLine({ format: 'zwartwit-backup-3', createdAt, tables, sequences: await listSequences(query) });
  for (const [index, table] of tables.entries()) {
    yield tableLine(index);
    for await (const rows of readRows(query, table)) {
      counted.rows += rows.length;
      yield `${rows.join('\n')}\n`;
    }
  }
  counted.tables = tables.length;
  const proof = [];
  for (const table of tables) {
    const { rows, sums } = await checksumTable(query, table);
    proof.push({ rows, sums });
  }
  yield checksumLine(proof);
}

export const backupFolderOf = (dataFolder: string): string => join(dataFolder, 'backups');

/** Parses the file name of a backup; null for any other name. */
export function readBackupName(name: string): { name: string; createdAt: Date; sealed: boolean } | null {
  const [, hour, minute, second] = BACKUP_NAME.exec(name) ?? [];
  if (!hour) return null;
  return { name, createdAt: new Date(`${hour}:${minute}:${second}`), sealed: name.endsWith(SEALED) };
}

/** Lists the backups in a folder, newest first. */
export function listBackups(folder: string): StoredBackup[] {
  return namesIn(folder).flatMap((name) => {
    const parsed = readBackupName(name);
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    return parsed && stat ? [{ ...parsed, bytes: stat.size }] : [];
  });
}

/**
 * Deletes backups that are past their retention (backup-retention.ts), and unfinished files of crashed
 * processes after a day.
 */
export function pruneBackups(folder: string, now: Date): void {
  const stored = listBackups(folder);
  const retained = selectRetained(stored, now);
  for (const { name } of stored) if (!retained.has(name)) rmSync(join(folder, name), { force: true });
  for (const name of namesIn(folder).filter((one) => UNFINISHED_NAME.test(one))) {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat && stat.mtimeMs < now.getTime() - days(1)) rmSync(join(folder, name), { force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort().reverse();
  } catch {
    // The folder comes with the first backup.
    return [];
  }
}
