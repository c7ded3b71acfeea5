// Reads a book: the table rows that record what was sold, billed, paid or refunded, with only their immutable
// fields. Two databases can be compared book by book, in pages, however large they are.

import { and, asc, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Orm } from '../database.ts';

const PAGE_SIZE = 1_000;

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type BookEntry = {
  key: string;
  /**
   * Moment this entry of a book was recorded; null when its table does not store that moment. An entry
   * recorded well before a backup must be in that backup.
   */
  at: Date | null;
  cents: number;
  details: z.infer<typeof detailsSchema>;
};

export type Book<Key extends string = string> = {
  key: Key;
  /** Returns the Dutch title of the book entry with this key, for the operator: "Bestelling ZW100012". */
  titleOf(key: string): string;
  /**
   * Returns the next page of this book's entries after the key `after` (null for the first page), in key
   * order, as they were at `asOf`; empty at the end.
   */
  page(db: Orm, asOf: Date, after: string | null): Promise<BookEntry[]>;
  /** Returns this book's entries with the given keys, as they were at `asOf`. Unknown keys are left out. */
  find(db: Orm, asOf: Date, keys: readonly string[]): Promise<BookEntry[]>;
  /**
   * Describes the missing numbers of a gapless series, one Dutch sentence per gap; empty when there are none.
   */
  findGaps(db: Orm): Promise<string[]>;
};

type BookOf<Key extends string> = Pick<Book<Key>, 'key' | 'titleOf'> & {
  table: PgTable;
  id: PgColumn;
  at: SQLWrapper;
  cents(asOf: Date): SQLWrapper;
  /**
   * The fields of a book's entries to compare, which must never change: columns, or functions that return the
   * SQL of a field's value at a moment.
   */
  details: Readonly<Record<string, PgColumn | ((asOf: Date) => SQLWrapper)>>;
  where?: SQL;
  findGaps?(db: Orm): Promise<string[]>;
};

export function createBook<Key extends string>(book: BookOf<Key>): Book<Key> {
  const { key, titleOf, table, id, where, findGaps = async () => [] } = book;
  const pairs = (asOf: Date) =>
    Object.entries(book.details).flatMap(([name, detail]) => [
      sql`${name}::text`,
      typeof detail === 'function' ? detail(asOf) : detail,
    ]);
  const typed = (text: string) => (id.dataType === 'number' ? Number(text) : text);
  const selectEntries = (db: Orm, asOf: Date, which: SQL | undefined) =>
    db
      .select({
        key: sql<string>`${id}::text`,
        at: sql<number | null>`(extract(epoch from ${book.at}) * 1000)::float8`,
        // Within a statement of its own, so that its columns keep the names of their tables.
        cents: sql<number>`${sql`${book.cents(asOf)}`}`,
        details: sql<unknown>`jsonb_build_object(${sql.join(pairs(asOf), sql`, `)})`,
      })
      .from(table)
      .where(and(where, which));
  type Row = Awaited<ReturnType<typeof selectEntries>>[number];
  const entryOf = ({ at, details, ...row }: Row): BookEntry => ({
    ...row,
    at: at === null ? null : new Date(at),
    details: detailsSchema.parse(details),
  });
  return {
    key,
    titleOf,
    findGaps,
    async page(db, asOf, after) {
      const rows = selectEntries(db, asOf, after === null ? undefined : gt(id, typed(after)));
      return (await rows.orderBy(asc(id)).limit(PAGE_SIZE)).map(entryOf);
    },
    async find(db, asOf, keys) {
      return (await selectEntries(db, asOf, inArray(id, keys.map(typed)))).map(entryOf);
    },
  };
}
