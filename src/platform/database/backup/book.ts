// A book: the rows of a table that say what was sold, billed, paid or given back, each with what never
// changes of it once it is written. Two databases can be compared by their books, a page at a time, however
// large they are.

import { and, asc, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Orm } from '../database.ts';

const PAGE_SIZE = 1_000;

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type BookEntry = {
  key: string;
  /**
   * When it was written, as far as the row tells: what was long before a backup has to be in it. Null tells
   * nothing.
   */
  at: Date | null;
  cents: number;
  details: z.infer<typeof detailsSchema>;
};

export type Book<Key extends string = string> = {
  key: Key;
  /** The entry as the operator knows it: "Bestelling ZW100012". */
  titleOf(key: string): string;
  /** The next ones after a key, in the order of the keys; none at the end. As they were at `asOf`. */
  page(db: Orm, asOf: Date, after: string | null): Promise<BookEntry[]>;
  /** Of these keys. */
  find(db: Orm, asOf: Date, keys: readonly string[]): Promise<BookEntry[]>;
  /** Numbers that are missing, in words for the operator. */
  findGaps(db: Orm): Promise<string[]>;
};

type BookOf<Key extends string> = Pick<Book<Key>, 'key' | 'titleOf'> & {
  table: PgTable;
  id: PgColumn;
  at: SQLWrapper;
  cents(asOf: Date): SQLWrapper;
  /** Columns, or what they were at a moment. */
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
