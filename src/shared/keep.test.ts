import { expect, test, vi } from 'vitest';
import { keep, keepEach, keepFor } from './keep.ts';

test('what is kept is loaded once for all who ask, and again after it was dropped', async () => {
  let loads = 0;
  const kept = keep(async () => {
    loads += 1;
    return loads;
  });
  expect(await Promise.all([kept.read(), kept.read(), kept.read()])).toEqual([1, 1, 1]);
  kept.drop();
  expect(await kept.read()).toBe(2);
});

/** Loads what is given, in turn. */
const inTurn =
  <T>(...loads: Promise<T>[]) =>
  () =>
    loads.shift() ?? Promise.reject(new Error('too many'));

test('what was dropped while it was loaded is given to those who waited and not kept', async () => {
  const gate = Promise.withResolvers<string>();
  const kept = keep(inTurn(gate.promise, Promise.resolve('new')));
  const waiting = kept.read();
  kept.drop();
  gate.resolve('old');
  expect(await waiting).toBe('old');
  expect(await kept.read()).toBe('new');
});

test('a failure is not kept', async () => {
  const kept = keep(inTurn<string>(Promise.reject(new Error('away')), Promise.resolve('back')));
  await expect(kept.read()).rejects.toThrow('away');
  expect(await kept.read()).toBe('back');
});

test('readers with a handle of their own do not wait for each other, and what one read is kept for all', async () => {
  const slow = Promise.withResolvers<string>();
  const kept = keepEach((on: 'slow' | 'quick') => (on === 'slow' ? slow.promise : Promise.resolve('read')));
  const waiting = kept.read('slow');
  expect(await kept.read('quick')).toBe('read');
  slow.resolve('read later');
  expect(await waiting).toBe('read later');
  expect(await kept.read('quick')).toBe('read later');
});

test('what such a reader gets after a drop is not kept when it was asked before', async () => {
  const gate = Promise.withResolvers<string>();
  const kept = keepEach(inTurn(gate.promise, Promise.resolve('new')));
  const waiting = kept.read(undefined);
  kept.drop();
  gate.resolve('old');
  expect(await waiting).toBe('old');
  expect(await kept.read(undefined)).toBe('new');
});

const clockAt = (at: { now: number }) => ({ now: () => new Date(at.now) });

test('what was read is told until its time is over, and who asks at once shares one read', async () => {
  const at = { now: 0 };
  const read = vi.fn(async () => at.now);
  const ask = keepFor(read, 1_000, clockAt(at));
  expect(await Promise.all([ask(), ask()])).toEqual([0, 0]);
  at.now = 1_000;
  expect(await ask()).toBe(0);
  at.now = 1_001;
  expect(await ask()).toBe(1_001);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that failed is asked for again at once', async () => {
  const read = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('away'));
  const ask = keepFor(read, 1_000, clockAt({ now: 0 }));
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('there');
});
