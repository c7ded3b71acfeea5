import { expect, test } from 'vitest';
import { lineOf, readToDo, type ToDoSource } from './to-do.ts';

const source = {
  key: 'disputes',
  part: 'orders',
  path: '/admin/orders',
  words: ['geschil', 'geschillen'],
} as const satisfies Omit<ToDoSource<never>, 'find'>;
const today = '2026-11-25';

test.each([
  ['2026-12-01', 'nog 6 dagen', false],
  ['2026-11-26', 'nog 1 dag', true],
  ['2026-11-25', 'vandaag nog', true],
  ['2026-11-24', '1 dag te laat', true],
  ['2026-11-20', '5 dagen te laat', true],
])('until %s there are %s', (lastDay, clock, isUrgent) => {
  expect(lineOf(source, { count: 1, lastDay }, today)).toMatchObject({ text: '1 geschil', clock, isUrgent });
});

test('a line says how many, and where they are done', () => {
  expect(lineOf(source, { count: 1200 }, today)).toEqual({
    key: 'disputes',
    count: 1200,
    text: '1.200 geschillen',
    clock: null,
    isUrgent: false,
    path: '/admin/orders',
  });
  expect(lineOf(source, { count: 1, path: '/admin/orders/7' }, today).path).toBe('/admin/orders/7');
});

test('where nothing waits there is no line, and what cannot be looked at hides no other', async () => {
  const logged: object[] = [];
  const shop = { log: { warn: (fields: object) => logged.push(fields) } };
  const sourceOf = (key: string, find: ToDoSource<typeof shop>['find']) => ({ ...source, key, find });
  const lines = await readToDo(
    shop,
    [
      sourceOf('nothing', async () => null),
      sourceOf('none', async () => ({ count: 0 })),
      sourceOf('broken', async () => {
        throw new Error('away');
      }),
      sourceOf('some', async () => ({ count: 2 })),
    ],
    today,
  );
  expect(lines.map(({ key }) => key)).toEqual(['some']);
  expect(logged).toMatchObject([{ source: 'broken' }]);
});
