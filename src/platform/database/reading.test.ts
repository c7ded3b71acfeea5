// Reads at once and in turn, told apart by what begins before something else has ended.

import { describe, expect, test } from 'vitest';
import { type Ask, atOnce, inTurn } from './reading.ts';

async function storyOf(ask: Ask) {
  const story: string[] = [];
  const read = (name: string, fails = false) =>
    ask(async () => {
      story.push(`${name} begins`);
      await Promise.resolve();
      story.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const ended = await Promise.allSettled([read('one', true), read('two')]);
  return { story, ended: ended.map(({ status }) => status) };
}

describe('two reads, of which the first fails,', () => {
  test('begin together when they are asked at once', async () => {
    expect(await storyOf(atOnce)).toEqual({
      story: ['one begins', 'two begins', 'one ends', 'two ends'],
      ended: ['rejected', 'fulfilled'],
    });
  });

  test('come one after the other in turn', async () => {
    expect(await storyOf(inTurn())).toEqual({
      story: ['one begins', 'one ends', 'two begins', 'two ends'],
      ended: ['rejected', 'fulfilled'],
    });
  });
});
