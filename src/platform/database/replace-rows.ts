// Replaces all rows of a migrated database in one transaction: all new rows arrive, or nothing changes.
// Foreign keys are dropped first, so that tables can be filled in any order, and recreated at the end, which
// checks every row.

import { z } from 'zod';
import {
  listTables,
  type Sequence,
  type Table,
  tableIdentifier,
  tableLabel,
} from './backup/table-catalog.ts';
import type { Query } from './database.ts';

const foreignKeySchema = z.object({ table: z.string(), name: z.string(), definition: z.string() });
type ForeignKey = z.infer<typeof foreignKeySchema>;

/** Error: the new rows do not fit the schema. Nothing was changed. */
export class RowsMismatch extends Error {
  override readonly name = 'RowsMismatch';
}

/**
 * Maps a table of the source to the table of the same name in this database, with the source's columns. Only
 * names are taken from the source, never types. Throws `RowsMismatch` for a table that the source did not
 * announce.
 */
export type ToOwnTable = (incoming: Table) => Table;

/**
 * Deletes the rows of all tables, calls `fill` to insert the new ones, and sets the sequences to the values
 * of `incoming`. Throws `RowsMismatch` when this database lacks a table or column of the source.
 */
export async function replaceRows(
  query: Query,
  incoming: { tables: Table[]; sequences: Sequence[] },
  fill: (toOwnTable: ToOwnTable) => Promise<void>,
): Promise<void> {
  await query('begin');
  try {
    await query('set local statement_timeout = 0');
    const ownTables = await listTables(query);
    const toOwnTable = createToOwnTable(ownTables, incoming.tables);
    const keys = await listForeignKeys(query);
    for (const { table, name } of keys) await query(`alter table ${table} drop constraint ${name}`);
    for (const table of ownTables) await query(`alter table ${tableIdentifier(table)} disable trigger user`);
    if (ownTables.length > 0) await query(`truncate ${ownTables.map(tableIdentifier).join(', ')}`);
    await fill(toOwnTable);
    for (const table of ownTables) await query(`alter table ${tableIdentifier(table)} enable trigger user`);
    for (const { table, name, definition } of keys) {
      await query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const sequence of incoming.sequences) {
      await query('select setval(to_regclass($1::text), $2::bigint)', [
        tableIdentifier(sequence),
        sequence.lastValue,
      ]);
    }
    await query('commit');
  } catch (error) {
    await query('rollback').catch(() => undefined);
    throw error;
  }
}

function createToOwnTable(ownTables: Table[], incoming: Table[]): ToOwnTable {
  const typesOf = new Map(
    ownTables.map((table) => [
      tableLabel(table),
      new Map(table.columns.map(({ name, type }) => [name, type])),
    ]),
  );
  const unknown: string[] = [];
  const fitted = new Map<Table, Table>();
  for (const table of incoming) {
    const types = typesOf.get(tableLabel(table));
    if (types === undefined) unknown.push(tableLabel(table));
    // Each comes once.
    typesOf.delete(tableLabel(table));
    const columns = table.columns.map(({ name }) => ({ name, type: types?.get(name) }));
    for (const { name, type } of columns)
      if (types && type === undefined) unknown.push(`${tableLabel(table)}.${name}`);
    const typed = columns.flatMap(({ name, type }) => (type === undefined ? [] : [{ name, type }]));
    fitted.set(table, { ...table, columns: typed });
  }
  refuseUnknown(unknown);
  return (table) => {
    const ownVersion = fitted.get(table);
    if (!ownVersion)
      throw new RowsMismatch(`These are rows of no table that was announced: ${tableLabel(table)}`);
    return ownVersion;
  };
}

function refuseUnknown(unknown: string[]): void {
  if (unknown.length > 0)
    throw new RowsMismatch(`This version of the shop does not know: ${unknown.join(', ')}`);
}

/**
 * Lists the foreign keys of all tables except partitions, whose foreign keys follow from their parent table.
 */
async function listForeignKeys(query: Query): Promise<ForeignKey[]> {
  const { rows } = await query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0`,
  );
  return z.array(foreignKeySchema).parse(rows);
}
