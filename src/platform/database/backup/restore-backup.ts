// Restores a backup completely or not at all, also from one engine to the other. One transaction inserts the
// rows and records the token of the restored files. The files are on disk before its commit and are moved
// into place after it.

import { randomUUID } from 'node:crypto';
import type { Database, Query } from '../database.ts';
import { replaceRows } from '../replace-rows.ts';
import { checksumTable } from '../table-checksum.ts';
import { type BackupTableChecksum, readBackup } from './backup-file.ts';
import type { BackupKey } from './sealed-file.ts';
import { openStagedFiles, type StagedFiles, stageFiles } from './staged-files.ts';
import { insertRows, type Table, tableLabel } from './table-catalog.ts';

export type Restored = { createdAt: string; tables: number; rows: number; files: number };

/**
 * Replaces everything in the database and the files of the data folder by the backup, then compares rows and
 * checksums of every table. Throws `UnreadableBackup`, `WrongBackupKey`, `UnsealedBackup` or `RowsMismatch`.
 * The shop must not be in use during a restore.
 */
export async function restoreBackup(
  database: Database,
  dataFolder: string,
  file: string,
  key: BackupKey = { key: null },
): Promise<Restored> {
  const { header, parts } = await readBackup(file, key);
  const staged = await stageFiles(dataFolder);
  const token = randomUUID();
  let rows = 0;
  let isPrepared = false;
  try {
    await database.session((query) =>
      replaceRows(query, header, async (toOwnTable) => {
        for await (const part of parts()) {
          if (part.kind === 'rows') {
            await insertRows(query, toOwnTable(part.table), part.rows);
            rows += part.rows.length;
          } else if (part.kind === 'proof') await compare(query, part.tables);
          else await stage(staged, part);
        }
        await staged.prepare(token);
        isPrepared = true;
        await query(`comment on schema jobs is 'restored ${token}'`);
      }),
    );
  } catch (error) {
    // Whether the rows were saved is not known when the connection broke at the end: the next start looks.
    if (!isPrepared) await staged.discard();
    throw error;
  }
  const files = await staged.commit();
  return { createdAt: header.createdAt, tables: header.tables.length, rows, files };
}

/**
 * Finishes an interrupted restore; called at every start. Moves the staged files into place when the rows
 * were committed, else deletes them. Returns true when files were moved.
 */
export async function finishRestore(database: Database, dataFolder: string): Promise<boolean> {
  const staged = await openStagedFiles(dataFolder);
  if (staged === null) return false;
  const { rows } = await database.execute(
    "select obj_description(to_regnamespace('jobs'), 'pg_namespace') as restored",
  );
  if (staged.token === null || rows[0]?.restored !== `restored ${staged.token}`) {
    await staged.discard();
    return false;
  }
  await staged.commit();
  return true;
}

async function compare(query: Query, tables: { table: Table; proof: BackupTableChecksum }[]): Promise<void> {
  for (const { table, proof } of tables) {
    const { rows, sums } = await checksumTable(query, table);
    if (rows !== proof.rows || sums !== proof.sums)
      throw new Error(`${tableLabel(table)} does not add up: ${proof.rows} rows became ${rows}`);
  }
}

type FilePart = { kind: 'file'; path: string } | { kind: 'chunk'; bytes: Buffer };

function stage(staged: StagedFiles, part: FilePart): Promise<void> {
  return part.kind === 'file' ? staged.begin(part.path) : staged.add(part.bytes);
}
