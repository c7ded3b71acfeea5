// A letter nobody heard is pressed again once, and only where it still means something.

import { expect, test } from 'vitest';
import { createHeldKey, type Held } from './held-key.ts';

function page() {
  const pressed: string[] = [];
  const state = { reading: true, covered: false, now: 1_000 };
  const held = createHeldKey({
    isReading: () => state.reading,
    isCovered: () => state.covered,
    now: () => state.now,
    press: ({ key, ctrlKey }) => void pressed.push(ctrlKey ? `Ctrl ${key}` : key),
  });
  return { pressed, state, held };
}

test('the last letter pressed while a page reads is pressed once it has read', () => {
  const { pressed, state, held } = page();
  held.hold('m');
  held.hold('e');
  held.replay();
  expect(pressed).toEqual([]);
  state.reading = false;
  held.replay();
  held.replay();
  expect(pressed).toEqual(['e']);
});

test('one pressed before the script ran waits the same way', () => {
  const { pressed, state, held } = page();
  held.take({ key: '?', at: 400 });
  held.take(null);
  state.reading = false;
  held.replay();
  expect([pressed, held.isWaiting()]).toEqual([['?'], false]);
});

test('two letters that lead to a page are pressed both, others the last alone, and the palette with its key', () => {
  const replayed = (early: Partial<Held>) => {
    const { pressed, state, held } = page();
    held.take({ key: 'p', at: 400, ...early });
    state.reading = false;
    held.replay();
    return pressed;
  };
  expect(replayed({ before: 'g' })).toEqual(['g', 'p']);
  expect(replayed({ before: 'j' })).toEqual(['p']);
  expect(replayed({ key: 'k', ctrlKey: true, before: 'g' })).toEqual(['Ctrl k']);
});

test('a page that has all it shows hears its letters itself', () => {
  const { pressed, state, held } = page();
  state.reading = false;
  held.hold('e');
  held.replay();
  expect(pressed).toEqual([]);
});

test('after a quarter of a minute, and under a dialog, nothing is pressed any more', () => {
  const late = page();
  late.held.hold('e');
  Object.assign(late.state, { reading: false, now: 16_001 });
  late.held.replay();
  const covered = page();
  covered.held.hold('e');
  Object.assign(covered.state, { reading: false, covered: true });
  covered.held.replay();
  expect([late.pressed, covered.pressed]).toEqual([[], []]);
});
