// Lists the tables and copies their rows without loss: every value stays PostgreSQL's own text and is never
// read or rounded by JavaScript. Backup, restore and the move to PostgreSQL use this file.

import { z } from 'zod';
import type { Query } from '../database.ts';
import { quoteIdentifier } from '../postgres/channel-listeners.ts';

export const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export const sequenceSchema = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string().regex(/^-?\d+$/),
});

export type Table = z.infer<typeof tableSchema>;
export type Sequence = z.infer<typeof sequenceSchema>;

/**
 * Matches the tables that no backup contains, because each database maintains them itself: the applied
 * migrations, and version, warnings and statistics of the job queue.
 */
const EXCLUDED_TABLES = /^(drizzle\..*|jobs\.(version|bam|warning|queue_stats.*))$/;

export const tableLabel = (table: { schema: string; name: string }): string =>
  `${table.schema}.${table.name}`;
export const tableIdentifier = (table: { schema: string; name: string }): string =>
  `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)}`;

/**
 * Lists the tables to copy, sorted by schema and name, each with its columns except generated ones. Temporary
 * and unlogged tables and those of `EXCLUDED_TABLES` are left out.
 */
export async function listTables(query: Query): Promise<Table[]> {
  const { rows } = await query(
    `select n.nspname as schema, c.relname as name,
       coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum) filter (where a.attname is not null), '[]') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
     group by n.nspname, c.relname order by 1, 2`,
  );
  const tables = z.array(tableSchema).parse(rows);
  return tables.filter((table) => !EXCLUDED_TABLES.test(tableLabel(table)));
}

export async function listSequences(query: Query): Promise<Sequence[]> {
  const { rows } = await query(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
     where last_value is not null and schemaname not in ('drizzle') order by 1, 2`,
  );
  return z.array(sequenceSchema).parse(rows);
}

/**
 * Yields the rows of a table in batches, each row as the text of a JSON array. Requires a transaction that
 * has no other cursor open.
 */
export async function* readRows(query: Query, table: Table, batchSize = 1_000): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${quoteIdentifier(name)}::text`).join(', ');
  const fetchSome = `fetch ${batchSize} from carried`;
  // In one go: where much is going on, what a statement takes is mostly the wait for its turn.
  let { rows } = await query(
    `close all; declare carried no scroll cursor for
       select to_json(array[${values}]::text[])::text as row from ${tableIdentifier(table)}; ${fetchSome}`,
  );
  while (rows.length > 0) {
    yield rows.map(({ row }) => String(row));
    if (rows.length < batchSize) break;
    ({ rows } = await query(fetchSome));
  }
}

/** Inserts rows into a table; each row is the text of a JSON array, as `readRows` yields it. */
export async function insertRows(query: Query, table: Table, rows: string[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(line->>${index})::${type}`).join(', ');
  await query(
    `insert into ${tableIdentifier(table)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) as line`,
    [`[${rows.join(',')}]`],
  );
}
