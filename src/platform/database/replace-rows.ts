// Replaces the whole contents of a migrated database in one transaction: all rows arrive, or nothing changes.
// Foreign keys are dropped and recreated at the end, which checks every row and makes the order irrelevant.

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

/** The incoming rows do not fit the schema; nothing was changed. */
export class RowsMismatch extends Error {
  override readonly name = 'RowsMismatch';
}

/**
 * Maps an incoming table to this database's own table with the incoming columns. Only names are taken from
 * the incoming table, never types.
 */
export type ToOwnTable = (incoming: Table) => Table;

/**
 * Empties every table, runs `fill` and sets the sequences. Throws `RowsMismatch` when a table or column is
 * unknown here.
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

/** Lists the foreign keys of plain and partitioned tables; those of a partition follow from its parent. */
async function listForeignKeys(query: Query): Promise<ForeignKey[]> {
  const { rows } = await query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0`,
  );
  return z.array(foreignKeySchema).parse(rows);
}
