// A logical backup of everything the shop knows, taken in one snapshot and restorable on either engine.
// On the embedded engine's single session other queries wait until it is written: some seconds per 100,000 rows.

import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '#shared/clock.ts';
import { endLine, headerLine, readBackup, tableLine, writeBackupFile } from './backup-file.ts';
import type { Database, Query } from './database.ts';
import { replaceRows } from './replace-rows.ts';
import { insertRows, listSequences, listTables, readRows } from './table-catalog.ts';

const NAME = /^backup-.*\.ndjson\.gz$/;

export type Backup = { file: string; name: string; tables: number; rows: number };

/** Writes `<folder>/backup-<time>.ndjson.gz`. The file has its name only when it is complete and on disk. */
export async function createBackup(database: Database, folder: string, clock: Clock): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const createdAt = clock.now().toISOString();
  const name = `backup-${createdAt.replaceAll(':', '-')}.ndjson.gz`;
  const file = join(folder, name);
  const unfinished = `${file}.unfinished`;
  const counted = { tables: 0, rows: 0 };
  try {
    await database.session(async (query) => {
      await query('begin isolation level repeatable read read only; set local statement_timeout = 0');
      await writeBackupFile(unfinished, backupLines(query, createdAt, counted));
      await query('commit');
    });
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameSync(unfinished, file);
  return { file, name, ...counted };
}

async function* backupLines(
  query: Query,
  createdAt: string,
  counted: { tables: number; rows: number },
): AsyncGenerator<string> {
  const tables = await listTables(query);
  yield headerLine({ format: 'zwartwit-backup-1', createdAt, tables, sequences: await listSequences(query) });
  for (const [index, table] of tables.entries()) {
    yield tableLine(index);
    for await (const rows of readRows(query, table)) {
      counted.rows += rows.length;
      yield `${rows.join('\n')}\n`;
    }
  }
  counted.tables = tables.length;
  yield endLine(counted.rows);
}

/**
 * Replaces everything in the database by the backup, all or nothing. Throws `UnreadableBackup` or `RowsDoNotFit`,
 * and then nothing has changed. Nothing else should be using the shop meanwhile.
 */
export async function restoreBackup(
  database: Database,
  source: string | Readable,
): Promise<{ rows: number }> {
  const backup = await readBackup(source);
  let count = 0;
  await database.session((query) =>
    replaceRows(query, backup.header, async () => {
      for await (const { table, rows } of backup.rows()) {
        await insertRows(query, table, rows);
        count += rows.length;
      }
    }),
  );
  return { rows: count };
}

/** The backups in a folder, newest first. */
export function listBackups(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  } catch {
    // The folder comes with the first backup.
    return [];
  }
}

/** Deletes all but the newest ones. */
export function pruneBackups(folder: string, keep: number): void {
  for (const name of listBackups(folder).slice(keep)) rmSync(join(folder, name), { force: true });
}
