// Computes the checksum of a table, to verify a copy: its number of rows, and the sum of every integer
// column.

import { type Table, tableIdentifier } from './backup/table-catalog.ts';
import type { Query } from './database.ts';
import { quoteIdentifier } from './postgres/channel-listeners.ts';

const SUMMABLE = new Set(['smallint', 'integer', 'bigint']);

export type TableChecksum = {
  rows: string;
  /** Sum of all integer columns of a table together, to be shown to an operator. */
  sum: string;
  /**
   * Sums of the integer columns, one per column, in one text by which the program compares two copies of a
   * table.
   */
  sums: string;
};

export async function checksumTable(query: Query, table: Table): Promise<TableChecksum> {
  const sums = table.columns
    .filter(({ type }) => SUMMABLE.has(type))
    .map(({ name }) => `coalesce(sum(${quoteIdentifier(name)}), 0)`);
  const { rows } = await query(
    `select count(*)::text as rows, (${['0::numeric', ...sums].join(' + ')})::text as sum,
       concat_ws(' ', ${["''", ...sums].join(', ')}) as sums from ${tableIdentifier(table)}`,
  );
  return { rows: String(rows[0]?.rows), sum: String(rows[0]?.sum), sums: String(rows[0]?.sums) };
}
