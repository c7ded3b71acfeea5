// Prepares the input of the demo's SQL statements in temporary tables: random numbers, calendar, people and
// places. A random number is a hash of seed, row and question, so it does not depend on the order in which
// rows are created.

import * as z from 'zod';
import type { Query } from '#platform/database/database.ts';
import { demoCalendar } from './calendar.ts';
import { FIRST_NAMES, LAST_NAMES, PLACES, STREETS } from './people.ts';
import { MESSAGES, REVIEWS } from './texts.ts';

export type DemoOptions = { orders: number; seed: number; now: Date };

/**
 * The hours of the day at which people order, each repeated by its frequency: quiet nights, a lunch peak,
 * busy evenings.
 */
const HOURS = [
  0, 1, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15,

  16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 19, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 22, 22, 22, 23,
];

/** Creates the temporary functions and tables that all other statements of the demo read. */
export async function stageDemo(query: Query, { orders, seed, now }: DemoOptions): Promise<void> {
  await query(`create function pg_temp.chance(about bigint, question int) returns double precision
    language sql immutable parallel safe as
    $$ select (hashint8extended($1 * 256 + $2, ${seed}) & 9007199254740991) / 9007199254740992.0::float8 $$`);
  await query(`create function pg_temp.demo_now() returns timestamptz language sql immutable parallel safe as
    $$ select '${now.toISOString()}'::timestamptz $$`);
  const today = await shopDay(query);
  const calendar = demoCalendar(today, orders, seed);
  await stageList(
    query,
    'days',
    'day date, orders int',
    calendar.map(({ day, orders: count }) => [day, count]),
  );
  await stageList(
    query,
    'hours',
    'hour int',
    HOURS.map((hour) => [hour]),
  );
  await stageList(
    query,
    'first_names',
    'name text',
    FIRST_NAMES.map((name) => [name]),
  );
  await stageList(
    query,
    'last_names',
    'name text',
    LAST_NAMES.map((name) => [name]),
  );
  await stageList(
    query,
    'streets',
    'name text',
    STREETS.map((name) => [name]),
  );
  await stageList(
    query,
    'places',
    'country text, city text, postal_from int, postal_count int',
    PLACES.flatMap(({ weight, country, city, postalFrom, postalCount }) =>
      Array.from({ length: weight }, () => [country, city, postalFrom, postalCount]),
    ),
  );
  await stageList(
    query,
    'reviews',
    'rating int, comment text',
    REVIEWS.map((review) => [...review]),
  );
  await stageList(
    query,
    'messages',
    'subject text, message text',
    MESSAGES.map((message) => [...message]),
  );
}

/** Returns a SQL expression for a random row number of the table `demo_<list>`, counting from 0. */
export function pick(list: string, about: string, question: number): string {
  return `floor(pg_temp.chance(${about}, ${question}) * (select count(*) from demo_${list}))::int`;
}

async function stageList(
  query: Query,
  name: string,
  columns: string,
  rows: readonly unknown[][],
): Promise<void> {
  const names = columns.split(', ').map((column) => column.split(' ')[0]);
  await query(`create temp table demo_${name} (place int primary key, ${columns})`);
  await query(
    `insert into demo_${name} (place, ${names.join(', ')})
     select ordinality - 1, ${columns
       .split(', ')
       .map((column, index) => `(item->>${index})::${column.split(' ')[1]}`)
       .join(', ')}
     from jsonb_array_elements($1::jsonb) with ordinality as list (item, ordinality)`,
    [JSON.stringify(rows)],
  );
  await query(`analyze demo_${name}`);
}

async function shopDay(query: Query): Promise<string> {
  const { rows } = await query(
    `select to_char(pg_temp.demo_now() at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day`,
  );
  return z.object({ day: z.string() }).parse(rows[0]).day;
}
