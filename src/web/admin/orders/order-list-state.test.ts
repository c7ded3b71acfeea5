// What the address of the list means, and that writing it loses nothing of other parts.

import { describe, expect, test } from 'vitest';
import { orderPageQuery, readOrderList, writeOrderList } from './order-list-state.ts';

const read = (text: string) => readOrderList(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writeOrderList>[1]) =>
  writeOrderList(new URLSearchParams(text), change).toString();

describe('reading the address', () => {
  test('the plain address is everything, newest first, folded up', () => {
    expect(read('')).toEqual({ q: '', status: null, sort: 'newest', more: 0 });
  });

  test('search, status, order and pages are read', () => {
    expect(read('q=%20jan%20&status=shipped&sort=oldest&more=2')).toEqual({
      q: 'jan',
      status: 'shipped',
      sort: 'oldest',
      more: 2,
    });
  });

  test.each(['status=teleported', 'sort=sideways', 'more=-1', 'more=1.5', 'more=x', 'more=Infinity'])(
    '%s is as if it were not there',
    (text) => {
      expect(read(text)).toEqual(read(''));
    },
  );

  test('an address cannot unfold more than twenty pages', () => {
    expect(read('more=99999').more).toBe(20);
  });
});

describe('writing the address', () => {
  test('defaults are left out', () => {
    expect(write('q=jan&status=shipped&sort=oldest', { q: '', status: null, sort: 'newest' })).toBe('');
  });

  test('a new filter folds the list up, other parameters stay', () => {
    expect(write('more=3&drafts=all', { status: 'pending' })).toBe('drafts=all&status=pending');
  });

  test('unfolding keeps search and filter', () => {
    expect(write('q=jan&status=pending', { more: 1 })).toBe('q=jan&status=pending&more=1');
  });
});

test('the first page asks for ten rows, the next for fifty after the cursor', () => {
  const state = { q: 'jan', status: 'shipped', sort: 'oldest' } as const;
  expect(orderPageQuery(state, null).toString()).toBe('limit=10&sort=oldest&q=jan&status=shipped');
  expect(orderPageQuery({ q: '', status: null, sort: 'newest' }, 'c1').toString()).toBe(
    'limit=50&sort=newest&cursor=c1',
  );
});
