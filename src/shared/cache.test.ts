import { expect, test, vi } from 'vitest';
import { cached, cachedFor, cachedPerHandle } from './cache.ts';

test('what is kept is loaded once for all who ask, and again after it was dropped', async () => {
  let loads = 0;
  const stored = cached(async () => {
    loads += 1;
    return loads;
  });
  expect(await Promise.all([stored.read(), stored.read(), stored.read()])).toEqual([1, 1, 1]);
  stored.invalidate();
  expect(await stored.read()).toBe(2);
});

/** Creates a loader that returns these values in turn. */
const answersInTurn =
  <T>(...loads: Promise<T>[]) =>
  () =>
    loads.shift() ?? Promise.reject(new Error('too many'));

test('what was dropped while it was loaded is given to those who waited and not kept', async () => {
  const gate = Promise.withResolvers<string>();
  const stored = cached(answersInTurn(gate.promise, Promise.resolve('new')));
  const waiting = stored.read();
  stored.invalidate();
  gate.resolve('old');
  expect(await waiting).toBe('old');
  expect(await stored.read()).toBe('new');
});

test('a failure is not kept', async () => {
  const stored = cached(answersInTurn<string>(Promise.reject(new Error('away')), Promise.resolve('back')));
  await expect(stored.read()).rejects.toThrow('away');
  expect(await stored.read()).toBe('back');
});

test('readers with a handle of their own do not wait for each other, and what one read is kept for all', async () => {
  const slow = Promise.withResolvers<string>();
  const stored = cachedPerHandle((on: 'slow' | 'quick') =>
    on === 'slow' ? slow.promise : Promise.resolve('read'),
  );
  const waiting = stored.read('slow');
  expect(await stored.read('quick')).toBe('read');
  slow.resolve('read later');
  expect(await waiting).toBe('read later');
  expect(await stored.read('quick')).toBe('read later');
});

test('what such a reader gets after a drop is not kept when it was asked before', async () => {
  const gate = Promise.withResolvers<string>();
  const stored = cachedPerHandle(answersInTurn(gate.promise, Promise.resolve('new')));
  const waiting = stored.read(undefined);
  stored.invalidate();
  gate.resolve('old');
  expect(await waiting).toBe('old');
  expect(await stored.read(undefined)).toBe('new');
});

const clockAt = (at: { now: number }) => ({ now: () => new Date(at.now) });

test('what was read is told until its time is over, and who asks at once shares one read', async () => {
  const at = { now: 0 };
  const read = vi.fn(async () => at.now);
  const readCached = cachedFor(read, 1_000, clockAt(at));
  expect(await Promise.all([readCached(), readCached()])).toEqual([0, 0]);
  at.now = 1_000;
  expect(await readCached()).toBe(0);
  at.now = 1_001;
  expect(await readCached()).toBe(1_001);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that failed is asked for again at once', async () => {
  const read = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('away'));
  const readCached = cachedFor(read, 1_000, clockAt({ now: 0 }));
  await expect(readCached()).rejects.toThrow('away');
  expect(await readCached()).toBe('there');
});
