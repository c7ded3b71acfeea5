// What a table holds of a person, as one value its module exports: which of its rows are theirs, which
// columns tell of them, and what is left when they are forgotten. The page of a customer, the file with their
// data and forgetting all follow from these.

import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { Orm } from './database.ts';

export type Person = {
  /** As `emailKey` makes it. */
  key: string;
  orderIds: readonly number[];
  draftIds: readonly number[];
  /** Their names, addresses and numbers, as they stand in whole texts. */
  strings: readonly string[];
  /** Of them the names, short ones too: to be compared whole. */
  names: readonly string[];
  at: Date;
};

type Blank = string | boolean | null | SQL | ((person: Person) => string | SQL);

/**
 * Columns of a file with somebody's data that open or order something, and tell nothing of them; or that are
 * files of their own.
 */
const NOT_EXPORTED = [
  'search_text',
  'link_secret',
  'session_hash',
  'sender_hash',
  'submission_key',
  'dedupe_key',
  'entry_key',
  'content',
  'photo',
  'token',
];

const lineSchema = z.object({
  id: z.coerce.number(),
  at: z.coerce.date(),
  /** What it is called, in its own words. */
  title: z.string(),
  /** A status or kind, for the page to say in Dutch. */
  state: z.string(),
  amount: z.coerce.number().nullable(),
});
export type PersonalLine = z.infer<typeof lineSchema>;

type Parts<T extends PgTable> = {
  whose(person: Person): SQL;
  /**
   * By column: what is written over it. Without: the row is deleted, or stays whole where something is
   * `kept`.
   */
  blank?: { [Column in keyof T['$inferSelect']]?: Blank };
  /** Where `blank` does not say it: the columns that tell of a person. */
  personal?: readonly (keyof T['$inferSelect'] & string)[];
  /** A column that stays because the law says so, and is not shown to everybody. */
  retained?: readonly (keyof T['$inferSelect'] & string)[];
  /** What its page says of each: expressions over the table. Without: the page says nothing. */
  line?: { at: SQL; title: SQL; state: SQL; amount?: SQL; only?: SQL };
};

export type PersonalDataTable = {
  table: string;
  /** As the database spells them. */
  personal: readonly string[];
  retained: readonly string[];
  hasLines: boolean;
  /** Whole rows, piece by piece, as the database spells them. */
  exportRows(db: Orm, person: Person): Promise<Record<string, unknown>[]>;
  /** The newest first, at most fifty. */
  listLines(db: Orm, person: Person): Promise<PersonalLine[]>;
  /** Answers the ids of the rows that were theirs. */
  erase(tx: Orm, person: Person): Promise<string[]>;
};

export function personalDataTable<T extends PgTable>(table: T, parts: Parts<T>): PersonalDataTable {
  const columns = getTableColumns(table);
  const nameOf = (column: string) => columns[column]?.name ?? column;
  const { blank, personal = [], retained = [], line } = parts;
  const key = sql.identifier(columns.id ? 'id' : (Object.values(columns)[0]?.name ?? ''));
  const changesOf = (person: Person) =>
    Object.entries<Blank | undefined>(blank ?? {}).map(
      ([column, value]) =>
        sql`${sql.identifier(nameOf(column))} = ${typeof value === 'function' ? value(person) : value}`,
    );
  const idsOf = (rows: unknown) =>
    z
      .array(z.object({ id: z.coerce.string() }))
      .parse(rows)
      .map(({ id }) => id);
  return {
    table: getTableName(table),
    personal: [...Object.keys(blank ?? {}), ...personal].map(nameOf),
    retained: retained.map(nameOf),
    hasLines: line !== undefined,
    async exportRows(db, person) {
      const { rows } = await db.execute(
        sql`select to_jsonb(${table}) - ${sql.param([...NOT_EXPORTED])}::text[] as row from ${table} where ${parts.whose(person)} order by 1`,
      );
      return z
        .array(z.object({ row: z.record(z.string(), z.unknown()) }))
        .parse(rows)
        .map(({ row }) => row);
    },
    async listLines(db, person) {
      if (!line) return [];
      const { rows } = await db.execute(sql`
        select ${key} as id, ${line.at} as at, ${line.title} as title, ${line.state} as state, ${line.amount ?? sql`null`} as amount
        from ${table} where ${parts.whose(person)} and ${line.only ?? sql`true`} order by at desc, id desc limit 50`);
      return z.array(lineSchema).parse(rows);
    },
    async erase(tx, person) {
      const mine = parts.whose(person);
      if (retained.length > 0 && !blank) return [];
      const { rows } = await tx.execute(
        blank
          ? sql`update ${table} set ${sql.join(changesOf(person), sql`, `)} where ${mine} returning ${key} as id`
          : sql`delete from ${table} where ${mine} returning ${key} as id`,
      );
      return idsOf(rows);
    },
  };
}

/** Of their orders or baskets. */
export const idIn = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;

/** Of their orders, by a number as people type it: "ZW100012", "zw 100012", "100012". */
export const matchesTypedOrderNumber = (column: SQLWrapper, orderIds: readonly number[]): SQL =>
  sql`regexp_replace(upper(coalesce(${column}, '')), '^[^0-9A-Z]*(ZW)?|[^0-9A-Z]', '', 'g') = any(${sql.param(orderIds.map((id) => String(100_000 + id)))}::text[])`;

/** One of their names, whatever its capitals and blanks. */
export const nameMatches = (name: SQLWrapper, { names }: Person): SQL =>
  sql`regexp_replace(lower(btrim(${name})), '\\s+', ' ', 'g') = any(${sql.param(names.map(plainName).filter(Boolean))}::text[])`;

const plainName = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

export const emailMatches = (column: SQLWrapper, { key }: Person): SQL => sql`email_key(${column}) = ${key}`;

/** The condition that `column` holds this address, as its key or as the mark of it (erased-mark.ts). */
export function isAddressOf(column: SQLWrapper, email: string): SQL {
  const key = emailKey(email);
  return sql`(${column} = ${key} or (${column} like 'erased:%' and split_part(${column}, ':', 3)
    = encode(sha256(convert_to(split_part(${column}, ':', 2) || ${key}, 'UTF8')), 'hex')))`;
}
