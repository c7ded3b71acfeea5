// Lists: what an address says of one, and what search, filters and order leave of its rows.

import { describe, expect, test } from 'vitest';
import { clientList } from './client-list.ts';
import { isFiltered, type ListShape, pageQuery, readList, writeList } from './list-address.ts';

const SHAPE = {
  filters: { status: ['active', 'inactive'], from: /^\d{4}-\d{2}-\d{2}$/ },
  sorts: ['newest', 'code'],
} as const satisfies ListShape;
const read = (query: string) => readList(new URLSearchParams(query), SHAPE);

describe('the address of a list', () => {
  test('a plain one is everything, newest first, folded up', () => {
    const state = read('');
    expect(state).toEqual({ q: '', sort: 'newest', filters: { status: '', from: '' }, more: 0 });
    expect(isFiltered(state)).toBe(false);
  });

  test('what it does not know is left out', () => {
    const state = read('status=gone&sort=price&more=-2&from=yesterday');
    expect(state).toEqual(read(''));
  });

  test('it keeps search, filters, order and depth, and forgives a depth without end', () => {
    const state = read('q=+zomer+&status=active&sort=code&more=900&from=2026-11-01');
    expect(state).toMatchObject({ q: 'zomer', sort: 'code', more: 20 });
    expect(state.filters).toEqual({ status: 'active', from: '2026-11-01' });
    expect(isFiltered(state)).toBe(true);
  });

  test('a new filter folds the list up and leaves other parameters alone', () => {
    const before = new URLSearchParams('more=3&drafts=all&q=zomer');
    expect(writeList(before, SHAPE, { filters: { status: 'active' } }).toString()).toBe(
      'drafts=all&q=zomer&status=active',
    );
  });

  test('what is as by default is not written', () => {
    const before = new URLSearchParams('q=a&status=active&sort=code&more=1');
    const after = writeList(before, SHAPE, { q: '', sort: 'newest', filters: { status: '' } });
    expect(after.toString()).toBe('');
  });

  test('the first page asks for ten rows, the next for fifty after the cursor', () => {
    const { more, ...filter } = read('q=zomer&status=active');
    expect(pageQuery(filter, null).toString()).toBe('limit=10&sort=newest&q=zomer&status=active');
    expect(pageQuery(filter, '7').get('limit')).toBe('50');
    expect(pageQuery(filter, '7').get('cursor')).toBe('7');
  });
});

describe('a list in the browser', () => {
  const rows = Array.from({ length: 70 }, (_, index) => ({
    id: index + 1,
    code: `Code ${index + 1}`,
    active: index % 2 === 0,
  }));
  const rules = {
    text: ({ code }: (typeof rows)[number]) => code,
    filters: {
      status: ({ active }: (typeof rows)[number], value: string) => active === (value === 'active'),
      from: () => true,
    },
    sorts: {
      newest: (a: (typeof rows)[number], b: (typeof rows)[number]) => b.id - a.id,
      code: (a: (typeof rows)[number], b: (typeof rows)[number]) => a.code.localeCompare(b.code),
    },
  };
  const shown = (query: string) => clientList(rows, read(query), rules);

  test('shows ten rows, fifty more at each request', () => {
    expect([shown('').rows.length, shown('').hasMore, shown('').matching.length]).toEqual([10, true, 70]);
    expect([shown('more=1').rows.length, shown('more=2').rows.length]).toEqual([60, 70]);
    expect(shown('more=2').hasMore).toBe(false);
  });

  test('finds rows that hold every word, whatever the case and the accents', () => {
    expect(shown('q=CÓDE+42').matching.map(({ id }) => id)).toEqual([42]);
  });

  test('filters and sorts', () => {
    expect(shown('status=inactive').matching).toHaveLength(35);
    expect(shown('').rows[0]?.id).toBe(70);
    expect(
      shown('sort=code')
        .rows.map(({ id }) => id)
        .slice(0, 3),
    ).toEqual([1, 10, 11]);
  });
});
