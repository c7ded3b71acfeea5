// Tests how the state of a list is read from an address, and which rows remain after search, filters and
// sorting.

import { describe, expect, test } from 'vitest';
import { activeFilters, shapeOf } from './define-list.ts';
import { type FindRowsOptions, findRows } from './find-rows.ts';
import { filterQuery, isFiltered, pageQuery, readList, writeList } from './list-url.ts';

type Row = { id: number; code: string; active: boolean };

/** The definition of the tested list. */
const LIST: FindRowsOptions<Row> = {
  text: ({ code }) => code,
  filters: {
    status: {
      label: 'Status',
      options: { active: 'Aan', inactive: 'Uit' },
      passes: ({ active }, choice) => active === (choice === 'active'),
    },
    from: { label: 'Vanaf', day: true },
  },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.id - a.id],
    code: ['Code A–Z', (a, b) => a.code.localeCompare(b.code)],
    usual: ['Zoals ze zijn'],
  },
};
const SHAPE = shapeOf(LIST);
const read = (query: string) => readList(new URLSearchParams(query), SHAPE);

describe('what the address of a list may say', () => {
  test('is what can be chosen in its filters, a day where a day is asked, and its orders with the default first', () => {
    expect(SHAPE.filters.status).toEqual(['active', 'inactive']);
    expect(SHAPE.sorts).toEqual(['newest', 'code', 'usual']);
    expect([read('from=2026-11-01').filters.from, read('from=2026-11').filters.from]).toEqual([
      '2026-11-01',
      '',
    ]);
  });

  test('is any plain word where the choices depend on the rows, which are not read yet', () => {
    const { filters } = shapeOf({
      filters: { product: { label: 'Product', options: () => ({}) } },
      sorts: { newest: ['Nieuwste eerst'] },
    });
    const chosen = (product: string) =>
      readList(new URLSearchParams({ product }), { filters, sorts: ['newest'] }).filters.product;
    expect([chosen('12'), chosen('<b>'), chosen('x'.repeat(41))]).toEqual(['12', '', '']);
  });

  test('is a search alone where a list has no filters', () => {
    expect(shapeOf({ sorts: { newest: ['Nieuwste eerst'] } })).toEqual({ filters: {}, sorts: ['newest'] });
  });
});

test('what leaves rows out is said in the words of its filters, also where nothing chosen does', () => {
  const state = {
    standing: { label: 'Status', none: 'Open', all: 'all', options: { closed: 'Gesloten', all: 'Alle' } },
  };
  const activeLabels = (standing: string) => activeFilters(state, { ...read(''), filters: { standing } });
  expect([activeLabels(''), activeLabels('closed'), activeLabels('all')]).toEqual([
    ['Open'],
    ['Gesloten'],
    [],
  ]);
  expect(activeFilters(LIST.filters, read('status=active&from=2026-11-01'))).toEqual(['Aan', 'Vanaf']);
});

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
    expect(pageQuery(filter, null, 25).get('limit')).toBe('25');
    expect(pageQuery(filter, '7', 25).get('limit')).toBe('50');
    expect(pageQuery(filter, '7').get('cursor')).toBe('7');
  });

  test('its file is asked for with the same search, filters and order, and no page', () => {
    const { more, ...filter } = read('q=zomer&status=active&sort=code&more=2');
    expect(filterQuery(filter).toString()).toBe('sort=code&q=zomer&status=active');
  });
});

describe('a list that is whole in the browser', () => {
  const rows: Row[] = Array.from({ length: 70 }, (_, index) => ({
    id: index + 1,
    code: `Code ${index + 1}`,
    active: index % 2 === 0,
  }));
  const shown = (query: string) => findRows(rows, read(query), LIST);

  test('shows ten rows, fifty more at each request', () => {
    expect([shown('').rows.length, shown('').hasMore, shown('').matching.length]).toEqual([10, true, 70]);
    expect([shown('more=1').rows.length, shown('more=2').rows.length]).toEqual([60, 70]);
    expect(shown('more=2').hasMore).toBe(false);
  });

  test('shows more of them at first where the screen has room', () => {
    const roomy = findRows(rows, read(''), { ...LIST, first: 25 });
    expect([roomy.rows.length, roomy.hasMore]).toEqual([25, true]);
    expect(findRows(rows, read('more=1'), { ...LIST, first: 25 }).rows).toHaveLength(70);
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

  test('stays as it came in an order without a rule, and is not narrowed by a filter without one', () => {
    expect(shown('sort=usual').matching).toEqual(rows);
    expect(shown('from=2026-11-01').matching).toHaveLength(70);
  });

  test('takes search and filters together, and pages what they leave', () => {
    const results = shown('q=code&status=active&more=1');
    expect([results.rows.length, results.matching.length, results.hasMore]).toEqual([35, 35, false]);
    expect(results.matching.every(({ active }) => active)).toBe(true);
    expect(shown('q=nergens').rows).toEqual([]);
  });
});
