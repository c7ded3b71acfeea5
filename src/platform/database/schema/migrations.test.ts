// Tests that migrations do not break the previous version of the shop, unless they declare that they do.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oldestSupportedBy } from './migrate-database.ts';

const migrations = fileURLToPath(new URL('../../../../database/migrations', import.meta.url));
const sqlOf = (file: string) => readFileSync(join(migrations, file), 'utf8');

/**
 * Matches statements that break an older version. Creating or dropping an index is allowed, because it
 * changes only the cost of a statement.
 */
const BREAKS =
  /\b(drop (?!index)|rename\b|set not null|set data type|alter column .* type|add constraint)|add column (?!.*\bdefault\b).*\bnot null\b/i;

/**
 * Returns the statements that would break an older version. Statements on tables that the same migration
 * creates are allowed.
 */
function broken(sql: string): string[] {
  const own = [...sql.matchAll(/create table "(\w+)"/gi)].map(([, table]) => `"${table}"`);
  return sql
    .split('--> statement-breakpoint')
    .filter(
      (statement) =>
        BREAKS.test(statement) && !own.some((table) => statement.includes(`ALTER TABLE ${table}`)),
    );
}

describe('a migration', () => {
  const later = readdirSync(migrations).filter(
    (file) => /^\d+_.*\.sql$/.test(file) && !file.startsWith('0000'),
  );

  it.each(later)('%s says so when the version before cannot go on', (file) => {
    const sql = sqlOf(file);
    if (!sql.startsWith('-- borne from: ')) expect(broken(sql)).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "note";', 1],
    ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";', 1],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 1],
    ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;', 1],
    ['ALTER TABLE "orders" ADD COLUMN "note" text;', 0],
    ['ALTER TABLE "orders" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;', 0],
    ['DROP INDEX "by_note";--> statement-breakpoint\nCREATE INDEX "by_note" ON "orders" ("note");', 0],
    [
      'CREATE TABLE "new" ("id" int);--> statement-breakpoint\nALTER TABLE "new" ADD CONSTRAINT "c" UNIQUE("id");',
      0,
    ],
  ])('%j breaks %i of its statements', (sql, count) => expect(broken(sql)).toHaveLength(count));
});

describe('the oldest version a database bears', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zwartwit-migrations-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['the first, when no migration says otherwise', ['', '', ''], 1],
    ['the one that is named', ['', '', '-- borne from: 0001_m\n'], 2],
    ['the latest of those that are named', ['', '-- borne from: 0001_m\n', '-- borne from: 0000_m\n'], 2],
  ])('is %s', (_, heads, moment) => {
    mkdirSync(join(folder, 'meta'));
    const entries = heads.map((head, idx) => {
      writeFileSync(join(folder, `000${idx}_m.sql`), `${head}select 1;`);
      return { idx, version: '7', when: idx + 1, tag: `000${idx}_m`, breakpoints: true };
    });
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
    expect(oldestSupportedBy(folder)).toBe(moment);
  });
});
