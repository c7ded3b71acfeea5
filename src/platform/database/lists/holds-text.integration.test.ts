import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { holdsText } from './holds-text.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

test.each([
  ['Crème brûlée', 'creme', true],
  ['Creme', 'CRÈME', true],
  ['cre\u0300me', 'crème', true],
  ['Ελένη', 'ελένη', true],
  ['Дмитрий', 'дмит', true],
  ['100% wit_zwart', '0% wit_', true],
  ['100 wit zwart', '0%wit', false],
  ['a\\b', 'a\\b', true],
  ["O'Brien 🎉", "o'brien 🎉", true],
])('%s searched for %s: %s', async (kept, typed, found) => {
  const [row] = (
    await opened.database.orm.execute(sql`select ${holdsText(sql`${kept}::text`, typed)} as found`)
  ).rows;
  expect(row?.found).toBe(found);
});
