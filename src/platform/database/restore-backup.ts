// Puts a backup back, on either engine and also across them: all of it, or nothing has changed.

import { readBackup, type TableProof } from './backup-file.ts';
import { type StagedFiles, stageFiles } from './data-folder-files.ts';
import type { Database, Query } from './database.ts';
import { measureTable } from './measure-table.ts';
import { replaceRows } from './replace-rows.ts';
import { insertRows, type Table, tableLabel } from './table-catalog.ts';

export type Restored = { createdAt: string; tables: number; rows: number; files: number };

/**
 * Replaces everything in the database and the files of the data folder by the backup, and compares rows and sums of every table
 * with what they were. Throws `UnreadableBackup` or `RowsDoNotFit`. Nothing else may be using the shop meanwhile.
 */
export async function restoreBackup(database: Database, dataFolder: string, file: string): Promise<Restored> {
  const { header, parts } = await readBackup(file);
  const staged = stageFiles(dataFolder);
  let rows = 0;
  try {
    await database.session((query) =>
      replaceRows(query, header, async () => {
        for await (const part of parts()) {
          if (part.kind === 'rows') {
            await insertRows(query, part.table, part.rows);
            rows += part.rows.length;
          } else if (part.kind === 'proof') await compare(query, part.tables);
          else await stage(staged, part);
        }
      }),
    );
  } catch (error) {
    await staged.discard();
    throw error;
  }
  const files = await staged.place();
  return { createdAt: header.createdAt, tables: header.tables.length, rows, files };
}

async function compare(query: Query, tables: { table: Table; proof: TableProof }[]): Promise<void> {
  for (const { table, proof } of tables) {
    const { rows, sums } = await measureTable(query, table);
    if (rows !== proof.rows || sums !== proof.sums)
      throw new Error(`${tableLabel(table)} does not add up: ${proof.rows} rows became ${rows}`);
  }
}

type FilePart = { kind: 'file'; path: string } | { kind: 'chunk'; bytes: Buffer };

function stage(staged: StagedFiles, part: FilePart): Promise<void> {
  return part.kind === 'file' ? staged.begin(part.path) : staged.add(part.bytes);
}
