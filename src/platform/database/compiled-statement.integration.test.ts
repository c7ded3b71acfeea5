// Tests that compiled statements behave as Drizzle's own queries, for any caller and any values.

import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { oneRow, rowOrNull, statement } from './compiled-statement.ts';

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().default('nobody'),
  tags: text('tags').array(),
  told: jsonb('told').$type<object>(),
  at: timestamp('at', { withTimezone: true }),
});

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.execute(
    "create table things (id int primary key, name text not null default 'nobody', tags text[], told jsonb, at timestamptz)",
  );
});
afterAll(() => opened.drop());

const build = vi.fn((db, thing: typeof things.$inferInsert) => db.insert(things).values(thing).returning());
const insertThing = oneRow<[typeof things.$inferInsert], typeof things.$inferSelect>(build);
const findThing = rowOrNull((db, id: number) => db.select().from(things).where(sql`${things.id} = ${id}`));
const now = new Date('2026-11-20T12:00:00Z');

test('values of every kind arrive as they were given, and nothing as nothing', async () => {
  const { orm } = opened.database;
  const full = { id: 1, name: 'Anna', tags: ['a', 'b,c'], told: { deep: [1, null] }, at: now };
  const empty = { id: 2, name: 'Bram', tags: null, told: null, at: null };
  expect(await insertThing(orm, full)).toEqual(full);
  expect(await insertThing(orm, empty)).toEqual(empty);
  expect(await findThing(orm, 2)).toEqual(empty);
  expect(
    await opened.database.execute('select told is null as is_null from things where id = 2'),
  ).toMatchObject({ rows: [{ is_null: true }] });
  expect(await findThing(orm, 3)).toBeNull();
});

test('a text is built once for each set of values, and what is not given is left to the table', async () => {
  const { orm } = opened.database;
  build.mockClear();
  expect(await insertThing(orm, { id: 11, name: undefined })).toMatchObject({ id: 11, name: 'nobody' });
  await insertThing(orm, { id: 12 });
  await insertThing(orm, { id: 13, name: 'Cor' });
  await insertThing(orm, { id: 14, name: 'Daan' });
  expect(build.mock.calls.length).toBe(2);
});

test('a transaction sees what it wrote and takes it back when it fails', async () => {
  const failing = opened.database.transaction(async (tx) => {
    await insertThing(tx, { id: 21 });
    expect(await findThing(tx, 21)).not.toBeNull();
    await expect(Promise.resolve().then(() => findThing(opened.database.orm, 21))).rejects.toThrow();
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await findThing(opened.database.orm, 21)).toBeNull();
});

test('one that is to answer a row always says so when it answers none', async () => {
  const changed = oneRow((db, id: number, name: string) =>
    db.update(things).set({ name }).where(sql`${things.id} = ${id}`).returning(),
  );
  await expect(changed(opened.database.orm, 99, 'Niemand')).rejects.toThrow('answered none');
  const rows = statement((db, name: string | null) =>
    db
      .select({ id: things.id })
      .from(things)
      .where(name === null ? sql`false` : sql`${things.name} = ${name}`),
  );
  expect(await rows(opened.database.orm, 'Anna')).toEqual([{ id: 1 }]);
  expect(await rows(opened.database.orm, null)).toEqual([]);
});
