// Tests that tasks run one at a time, that a failed task does not block others, and that a full queue
// refuses.

import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('work is done one at a time, in order, whatever fails before it', async () => {
  const inTurn = createSerialQueue(10);
  const events: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const outcomes = await Promise.allSettled([inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a full line refuses, and takes work again once it moved', async () => {
  const inTurn = createSerialQueue(1);
  const first = inTurn(async () => 'eerste');
  await expect(inTurn(async () => 'tweede')).rejects.toMatchObject({ status: 503 });
  expect(await first).toBe('eerste');
  expect(await inTurn(async () => 'derde')).toBe('derde');
});
