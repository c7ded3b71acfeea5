import { expect, test } from 'vitest';
import { createStatementNamer } from './prepared-statement-names.ts';

const namesAfter = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text));

test('a statement that comes back has a name from the third time on, and always the same', () => {
  expect(namesAfter(createStatementNamer(), 'select 1', 5)).toEqual([
    undefined,
    undefined,
    'shop_1',
    'shop_1',
    'shop_1',
  ]);
});

test('every statement has a name of its own', () => {
  const nameOf = createStatementNamer();
  const texts = ['select 1', ' WITH one AS (select 1) select * from one', 'insert into a values ($1)'];
  expect(texts.map((text) => namesAfter(nameOf, text, 3).at(-1))).toEqual(['shop_1', 'shop_2', 'shop_3']);
});

test.each(['begin', 'commit', 'LISTEN "jobs"', 'update a set b = 1; update b set a = 1', ''])(
  '%o has none',
  (text) => {
    expect(namesAfter(createStatementNamer(), text, 5)).toEqual(Array(5).fill(undefined));
  },
);

test('no more than 300 have one, so that a connection never holds many', () => {
  const nameOf = createStatementNamer();
  const last = Array.from({ length: 400 }, (_, number) => namesAfter(nameOf, `select ${number}`, 3).at(-1));
  expect(last.filter(Boolean)).toHaveLength(300);
});
