// Helpers for statements that return at most one row: the row or null, whether it exists, or an error without
// it. Also the usual repository functions for one row of a table.

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

/** Returns the row of a statement that always has one; throws an error with the text `missing` otherwise. */
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

/** Creates a function that finds the row with a value in a unique column; null without one. */
export function findBy<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
): FindBy<Table, Column>;
export function findBy(table: PgTable, column: PgColumn) {
  return (db: Orm, value: unknown) => findRow(db.select().from(table).where(eq(column, value)));
}

/**
 * Creates a function that finds the row with a value in a unique column and locks it until the transaction
 * ends; null without one.
 */
export function lockBy<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
): FindBy<Table, Column>;
export function lockBy(table: PgTable, column: PgColumn) {
  return (tx: Orm, value: unknown) => findRow(tx.select().from(table).where(eq(column, value)).for('update'));
}

type ListBy<Table extends PgTable, Value> = (db: Orm, value: Value) => Promise<Table['$inferSelect'][]>;

/** Creates a function that lists all rows with a value in the column. */
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

/** Creates a function that lists all rows with one of these values in the column. */
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
 * Creates a function that inserts a row; null when a unique constraint already has such a row. `target` names
 * the unique column when a table has several.
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
/** A function that updates a row by id; undefined fields keep their value. */
type Change<Table extends PgTable, Changed> = (
  tx: Orm,
  id: number,
  change: PgUpdateSetSource<Table>,
) => Promise<Changed>;

/** Creates a function that updates a row by id; null when there is no such row. */
export function updateById<Table extends Numbered>(table: Table): Change<Table, Table['$inferSelect'] | null>;
export function updateById(table: Numbered) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) =>
    findRow(tx.update(table).set(change).where(eq(table.id, id)).returning());
}

/** Creates a function that updates an existing row by id; throws when it is missing. */
export function updateExistingById<Table extends Numbered>(
  table: Table,
): Change<Table, Table['$inferSelect']>;
export function updateExistingById(table: Numbered) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) =>
    getRow(tx.update(table).set(change).where(eq(table.id, id)).returning(), goneFrom(table, id));
}

/**
 * Creates a function that updates an existing row and increments its `version`; throws when it is missing.
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

/** Creates a function that deletes a row by id; returns whether there was one. */
export function deleteById(table: Numbered) {
  return (tx: Orm, id: number) =>
    hasRow(tx.delete(table).where(eq(table.id, id)).returning({ id: table.id }));
}

const goneFrom = (table: PgTable, id: number) => `Row ${id} of ${getTableName(table)} is gone`;
