// Moves all data from one database to another and verifies rows and checksums table by table. The source is
// read in one snapshot; the target receives everything in one transaction, or nothing.

import type { Database, Query } from '../database.ts';
import { replaceRows } from '../replace-rows.ts';
import { checksumTable } from '../table-checksum.ts';
import {
  insertRows,
  listSequences,
  listTables,
  readRows,
  type Table,
  tableIdentifier,
  tableLabel,
} from './table-catalog.ts';

export type MovedTable = { table: string; rows: string; sum: string };

/** Error: the target database already contains rows. Nothing was changed. */
export class TargetNotEmpty extends Error {
  override readonly name = 'TargetNotEmpty';
}

/**
 * Throws `TargetNotEmpty` unless every table of the target is empty. Must run before the target is migrated.
 */
export async function assertEmpty(target: Database): Promise<void> {
  await target.session(async (query) => {
    for (const table of await listTables(query)) {
      const { rows } = await query(`select 1 from ${tableIdentifier(table)} limit 1`);
      if (rows.length > 0)
        throw new TargetNotEmpty(`The target is not empty: ${tableLabel(table)} holds rows`);
    }
  });
}

/**
 * Copies all rows between two databases with the same schema. Returns the moved tables; throws when the
 * checksums differ.
 */
export async function moveDatabase(source: Database, target: Database): Promise<MovedTable[]> {
  return source.session(async (from) => {
    await from('begin isolation level repeatable read read only');
    const tables = await listTables(from);
    const moved = await target.session(async (to) => {
      const incoming = { tables, sequences: await listSequences(from) };
      let proof: MovedTable[] = [];
      await replaceRows(to, incoming, async () => {
        for (const table of tables)
          for await (const rows of readRows(from, table)) await insertRows(to, table, rows);
        proof = await compare(tables, from, to);
      });
      return proof;
    });
    await from('commit');
    return moved;
  });
}

async function compare(tables: Table[], from: Query, to: Query): Promise<MovedTable[]> {
  const moved: MovedTable[] = [];
  for (const table of tables) {
    const before = await checksumTable(from, table);
    const after = await checksumTable(to, table);
    if (before.rows !== after.rows || before.sums !== after.sums) {
      throw new Error(
        `${tableLabel(table)} does not add up: ${JSON.stringify(before)} became ${JSON.stringify(after)}`,
      );
    }
    moved.push({ table: tableLabel(table), rows: after.rows, sum: after.sum });
  }
  return moved;
}
