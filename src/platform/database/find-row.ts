// The row of a statement that answers at most one: or null, whether it is there at all, or only when it is.
// And what a repository does with one row of its table, said once.

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

/** Of a statement that always answers one; that it did not is a fault, told as `missing`. */
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

/** The row with this value in the column, which no two rows share. */
export function findBy<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
): FindBy<Table, Column>;
export function findBy(table: PgTable, column: PgColumn) {
  return (db: Orm, value: unknown) => findRow(db.select().from(table).where(eq(column, value)));
}

/** The same, and nobody else changes it until the transaction ends. */
export function lockBy<Table extends PgTable, Column extends PgColumn>(
  table: Table,
  column: Column,
): FindBy<Table, Column>;
export function lockBy(table: PgTable, column: PgColumn) {
  return (tx: Orm, value: unknown) => findRow(tx.select().from(table).where(eq(column, value)).for('update'));
}

type ListBy<Table extends PgTable, Value> = (db: Orm, value: Value) => Promise<Table['$inferSelect'][]>;

/** All rows with this value in the column. */
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

/** All rows with one of these values in the column. */
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

/** Null when a row that may stand once is there already; `target` is the column that says so, of several. */
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
/** Fields that are undefined stay as they are. */
type Change<Table extends PgTable, Changed> = (
  tx: Orm,
  id: number,
  change: PgUpdateSetSource<Table>,
) => Promise<Changed>;

/** Null when there is no such row. */
export function updateById<Table extends Numbered>(table: Table): Change<Table, Table['$inferSelect'] | null>;
export function updateById(table: Numbered) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) =>
    findRow(tx.update(table).set(change).where(eq(table.id, id)).returning());
}

/** Of a row that was found before: that it is not there is a fault. */
export function updateExistingById<Table extends Numbered>(
  table: Table,
): Change<Table, Table['$inferSelect']>;
export function updateExistingById(table: Numbered) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) =>
    getRow(tx.update(table).set(change).where(eq(table.id, id)).returning(), goneFrom(table, id));
}

/** The same of one that counts its versions. */
export function updateVersionedById<Table extends Numbered & { version: PgColumn }>(
  table: Table,
): Change<Table, Table['$inferSelect']>;
export function updateVersionedById(table: Numbered & { version: PgColumn }) {
  return (tx: Orm, id: number, change: PgUpdateSetSource<PgTable>) => {
    const changed = { ...change, version: sql`${table.version} + 1` };
    return getRow(tx.update(table).set(changed).where(eq(table.id, id)).returning(), goneFrom(table, id));
  };
}

/** Answers whether there was one. */
export function deleteById(table: Numbered) {
  return (tx: Orm, id: number) =>
    hasRow(tx.delete(table).where(eq(table.id, id)).returning({ id: table.id }));
}

const goneFrom = (table: PgTable, id: number) => `Row ${id} of ${getTableName(table)} is gone`;
