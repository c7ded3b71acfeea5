// Declares the personal data of a table as one value of its module: which rows belong to a person, which
// columns are personal, and what an erasure leaves. The customer page, the export of personal data and the
// erasure are built from these values.

import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { Orm } from './database.ts';

export type Person = {
  /** Normalised e-mail address of the person, made by `emailKey`. */
  key: string;
  orderIds: readonly number[];
  draftIds: readonly number[];
  /** The person's names, addresses and numbers. An erasure searches the audit log for them. */
  strings: readonly string[];
  /**
   * The person's names, including short ones. Short names also occur inside other words, so a name of this
   * list matches only a text that consists of that name.
   */
  names: readonly string[];
  at: Date;
};

type Blank = string | boolean | null | SQL | ((person: Person) => string | SQL);

/**
 * Column names left out of the export of personal data: search texts, secrets and keys, which say nothing
 * about the person, and files, which are exported separately.
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
  /** Title of a row with personal data on the customer page, such as its subject or number. */
  title: z.string(),
  /**
   * Status or kind of a row with personal data as the database stores it; the customer page translates it to
   * Dutch.
   */
  state: z.string(),
  amount: z.coerce.number().nullable(),
});
export type PersonalLine = z.infer<typeof lineSchema>;

type Parts<T extends PgTable> = {
  whose(person: Person): SQL;
  /**
   * Values that replace a row's columns on an erasure, by column. Without `blank` the row is deleted, or
   * stays unchanged when `retained` is set.
   */
  blank?: { [Column in keyof T['$inferSelect']]?: Blank };
  /** Columns with personal data in addition to the columns of `blank`. */
  personal?: readonly (keyof T['$inferSelect'] & string)[];
  /** Columns that the law requires the shop to keep after an erasure. Not every operator may see them. */
  retained?: readonly (keyof T['$inferSelect'] & string)[];
  /**
   * SQL expressions for the line that the customer page shows per row: moment, title, state, amount. Rows
   * that do not meet `only` get no line. Without `line` the page does not list this table.
   */
  line?: { at: SQL; title: SQL; state: SQL; amount?: SQL; only?: SQL };
};

export type PersonalDataTable = {
  table: string;
  /** Database names of this table's columns with personal data. */
  personal: readonly string[];
  retained: readonly string[];
  hasLines: boolean;
  /**
   * Returns the person's rows for the export of personal data: all columns but those of `NOT_EXPORTED`, under
   * their database names.
   */
  exportRows(db: Orm, person: Person): Promise<Record<string, unknown>[]>;
  /** Returns at most fifty lines of the person for the customer page, newest first. */
  listLines(db: Orm, person: Person): Promise<PersonalLine[]>;
  /**
   * Blanks or deletes the person's rows in this table and returns their ids. A table whose rows the law
   * requires to keep unchanged returns an empty list.
   */
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

/** Returns the condition that `column` is one of these ids; false for every row when `ids` is empty. */
export const idIn = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;

/**
 * Returns the condition that `column` contains the number of one of these orders as people type it:
 * "ZW100012", "zw 100012", "100012".
 */
export const matchesTypedOrderNumber = (column: SQLWrapper, orderIds: readonly number[]): SQL =>
  sql`regexp_replace(upper(coalesce(${column}, '')), '^[^0-9A-Z]*(ZW)?|[^0-9A-Z]', '', 'g') = any(${sql.param(orderIds.map((id) => String(100_000 + id)))}::text[])`;

/** Returns the condition that `name` is one of the person's names, ignoring case and extra spaces. */
export const nameMatches = (name: SQLWrapper, { names }: Person): SQL =>
  sql`regexp_replace(lower(btrim(${name})), '\\s+', ' ', 'g') = any(${sql.param(names.map(plainName).filter(Boolean))}::text[])`;

const plainName = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

export const emailMatches = (column: SQLWrapper, { key }: Person): SQL => sql`email_key(${column}) = ${key}`;

/**
 * Returns the condition that `column` contains this e-mail address, as its key or, after an erasure, as its
 * mark (erased-mark.ts).
 */
export function isAddressOf(column: SQLWrapper, email: string): SQL {
  const key = emailKey(email);
  return sql`(${column} = ${key} or (${column} like 'erased:%' and split_part(${column}, ':', 3)
    = encode(sha256(convert_to(split_part(${column}, ':', 2) || ${key}, 'UTF8')), 'hex')))`;
}
