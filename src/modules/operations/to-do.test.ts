import { expect, test } from 'vitest';
import { lineOf, readToDo, type ToDoSource } from './to-do.ts';

const source = {
  key: 'disputes',
  part: 'orders',
  path: '/admin/orders',
  words: ['geschil', 'geschillen'],
} as const satisfies Omit<ToDoSource<never>, 'look'>;
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
  const said: object[] = [];
  const shop = { log: { warn: (fields: object) => said.push(fields) } };
  const looking = (key: string, look: ToDoSource<typeof shop>['look']) => ({ ...source, key, look });
  const lines = await readToDo(
    shop,
    [
      looking('nothing', async () => null),
      looking('none', async () => ({ count: 0 })),
      looking('broken', async () => {
        throw new Error('away');
      }),
      looking('some', async () => ({ count: 2 })),
    ],
    today,
  );
  expect(lines.map(({ key }) => key)).toEqual(['some']);
  expect(said).toMatchObject([{ source: 'broken' }]);
});
