// Tests that reads run at the same time on a pool and one after the other in a transaction.

import { describe, expect, test } from 'vitest';
import { createSequentialRunner, type RunRead, runConcurrently } from './read-runner.ts';

async function recordOrder(run: RunRead) {
  const order: string[] = [];
  const read = (name: string, fails = false) =>
    run(async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const ended = await Promise.allSettled([read('one', true), read('two')]);
  return { story: order, ended: ended.map(({ status }) => status) };
}

describe('two reads, of which the first fails,', () => {
  test('begin together when they are asked at once', async () => {
    expect(await recordOrder(runConcurrently)).toEqual({
      story: ['one begins', 'two begins', 'one ends', 'two ends'],
      ended: ['rejected', 'fulfilled'],
    });
  });

  test('come one after the other in turn', async () => {
    expect(await recordOrder(createSequentialRunner())).toEqual({
      story: ['one begins', 'one ends', 'two begins', 'two ends'],
      ended: ['rejected', 'fulfilled'],
    });
  });
});
