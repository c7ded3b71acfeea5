// Helpers for statements that return at most one row: the row or null, whether the row exists, or an error
// when it is missing. Also creates the usual repository functions for a table.

import { eq, type GetColumnData, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

export async function findRow<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> {
  const [row] = await rows;
  return row ?? null;
}

export async function hasRow(rows: PromiseLike<readonly unknown[]>): Promise<boolean> {
  return (await findRow(rows)) !== null;
}

/** Returns the single row of a statement. Throws an error with the text `missing` when there is no row. */
export async function getRow<Row>(rows: PromiseLike<readonly Row[]>, missing: string): Promise<Row> {
  const row = await findRow(rows);
  if (row === null) throw new Error(missing);
  return row;
}

type MaybeRow<Table extends PgTable> = Promise<Table['$inferSelect'] | null>;
type FindBy<Table extends PgTable, Column extends PgColumn> = (
  db: Orm,
  value: GetColumnData<Column, 'raw'>,
) => MaybeRow<Table>;

/**
 * Creates a function that returns the row with a given value in a unique column; null when there is no such
 * row.
 */
export function findBy<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
): FindBy<Table, Column>;
export function findBy(table: PgTable, column: PgColumn) {
  return (db: Orm, value: unknown) => findRow(db.select().from(table).where(eq(column, value)));
}

/**
 * Creates a function that returns the row with a given value in a unique column and locks it until the
 * transaction ends; null when there is no such row.
 */
export function lockBy<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
): FindBy<Table, Column>;
export function lockBy(table: PgTable, column: PgColumn) {
  return (tx: Orm, value: unknown) => findRow(tx.select().from(table).where(eq(column, value)).for('update'));
}

type ListBy<Table extends PgTable, Value> = (db: Orm, value: Value) => Promise<Table['$inferSelect'][]>;

/** Creates a function that returns all rows with a given value in the column. */
export function listBy<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
  ...order: SQL[]
): ListBy<Table, GetColumnData<Column, 'raw'>>;
export function listBy(table: PgTable, column: PgColumn, ...order: SQL[]) {
  return async (db: Orm, value: unknown) =>
    db
      .select()
      .from(table)
      .where(eq(column, value))
      .orderBy(...order);
}

/** Creates a function that returns all rows whose column has one of the given values. */
export function listByValues<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
  ...order: SQL[]
): ListBy<Table, readonly GetColumnData<Column, 'raw'>[]>;
export function listByValues(table: PgTable, column: PgColumn, ...order: SQL[]) {
  return async (db: Orm, values: readonly unknown[]) => {
    if (values.length === 0) return [];
    return db
      .select()
      .from(table)
      .where(inArray(column, [...values]))
      .orderBy(...order);
  };
}

type InsertInto<Table extends PgTable> = (
  tx: Orm,
  row: Table['$inferInsert'],
) => Promise<Table['$inferSelect']>;

export function insertInto<Table extends PgTable>(table: Table): InsertInto<Table>;
export function insertInto(table: PgTable) {
  return (tx: Orm, row: PgTable['$inferInsert']) =>
    getRow(tx.insert(table).values(row).returning(), `A row of ${getTableName(table)} was not written`);
}

/**
 * Creates a function that inserts a row and returns it; null, without an error, when a unique constraint
 * already has such a row. `target` names the unique column when the table has several.
 */
export function insertIfAbsent<Table extends PgTable>(
  table: Table,
  target?: PgColumn,
): (tx: Orm, row: Table['$inferInsert']) => MaybeRow<Table>;
export function insertIfAbsent(table: PgTable, target?: PgColumn) {
  const conflict = target ? { target } : {};
  return (tx: Orm, row: PgTable['$inferInsert']) =>
    findRow(tx.insert(table).values(row).onConflictDoNothing(conflict).returning());
}

type Numbered = PgTable & { id: PgColumn };
/**
 * A function that updates the row with this id in the given transaction; fields that are undefined keep their
 * value.
 */
type Change<Table extends PgTable, Changed> = (
  tx: Orm,
  id: number,
  change: PgUpdateSetSource<Table>,
) => Promise<Changed>;

/**
 * Creates a function that updates a row by id and returns the changed row; null when there is no such row.
 */
export function updateById<Table extends Numbered>(table: Table): Change<Table, Table['$inferSelect'] | null>;
export function updateById(table: Numbered) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) =>
    findRow(tx.update(table).set(change).where(eq(table.id, id)).returning());
}

/**
 * Creates a function that updates a row by id and returns the changed row; throws when there is no such row.
 */
export function updateExistingById<Table extends Numbered>(
  table: Table,
): Change<Table, Table['$inferSelect']>;
export function updateExistingById(table: Numbered) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) =>
    getRow(tx.update(table).set(change).where(eq(table.id, id)).returning(), goneFrom(table, id));
}

/**
 * Creates a function that updates a row by id, increments its `version` and returns the row; throws when
 * there is no such row.
 */
export function updateVersionedById<Table extends Numbered & { version: PgColumn }>(
  table: Table,
): Change<Table, Table['$inferSelect']>;
export function updateVersionedById(table: Numbered & { version: PgColumn }) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) => {
    const changed = { ...change, version: sql`${table.version} + 1` };
    return getRow(tx.update(table).set(changed).where(eq(table.id, id)).returning(), goneFrom(table, id));
  };
}

/** Creates a function that deletes a row by id; returns false when there was no such row. */
export function deleteById(table: Numbered) {
  return (tx: Orm, id: number) =>
    hasRow(tx.delete(table).where(eq(table.id, id)).returning({ id: table.id }));
}

const goneFrom = (table: PgTable, id: number) => `Row ${id} of ${getTableName(table)} is gone`;
