// Puts a backup back, on either engine and also across them: all of it, or nothing has changed. The rows come
// in one transaction, which also says which files belong to it; those are on disk by then, and get their
// places after it.

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
 * Replaces everything in the database and the files of the data folder by the backup, and compares rows and
 * sums of every table with what they were. Throws `UnreadableBackup`, `WrongBackupKey`, `UnsealedBackup` or
 * `RowsMismatch`. Nothing else may be using the shop meanwhile.
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
 * For every start: gives the files of a restore their places when it was cut off after its rows were there,
 * and forgets them when it was cut off before. Answers whether there was something to finish.
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
