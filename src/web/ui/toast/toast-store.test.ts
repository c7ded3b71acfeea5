// Tests how long messages stay visible and how long the store remembers them.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAllToasts, closeToast, listToasts, toast, toastDuration } from './toast-store.ts';

/** The number of messages from earlier tests, which share this store; the newest message comes first. */
let others = 0;
const openToasts = () => listToasts().slice(0, listToasts().length - others);

beforeEach(() => {
  vi.useFakeTimers();
  others = listToasts().length;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('one message is open at a time, the newest', () => {
  toast({ title: 'Eerste' });
  toast({ title: 'Tweede' });
  expect(openToasts().map(({ title, open }) => [title, open])).toEqual([
    ['Tweede', true],
    ['Eerste', false],
  ]);
});

test('a closed message stays in the list for 1,000,000 ms', () => {
  const id = toast({ title: 'Bewaard' });
  closeToast(id);
  vi.advanceTimersByTime(999_999);
  expect(openToasts().map((record) => record.title)).toContain('Bewaard');
  vi.advanceTimersByTime(1);
  expect(openToasts()).toEqual([]);
});

test('closing all leaves none open', () => {
  toast({ title: 'Oud' });
  closeAllToasts();
  expect(openToasts().map((record) => record.open)).toEqual([false]);
});

test('an urgent message stands 10 s, any other 5 s', () => {
  expect(toastDuration({ title: 'a', severity: 'high' })).toBe(10_000);
  expect(toastDuration({ title: 'a', severity: 'medium' })).toBe(5_000);
  expect(toastDuration({ title: 'a' })).toBe(5_000);
});
