// Tests reading and changing values by path, and that all other values stay identical.

import { expect, test } from 'vitest';
import { keyOf, listAt, textAt, valueAt, withValue } from './content-paths.ts';

const page = {
  blocks: [{ fields: { title: 'Een', items: [{ text: 'a' }, { text: 'b' }] } }, { fields: {} }],
};

test('a place is read by its path, and one that is not there is nothing', () => {
  expect(textAt(page, 'blocks.0.fields.items.1.text')).toBe('b');
  expect([
    valueAt(page, 'blocks.7.fields'),
    textAt(page, 'blocks'),
    listAt(page, 'blocks.1.fields.items'),
  ]).toEqual([undefined, '', []]);
});

test('a change leaves what it was made from as it was, and shares all that is not on its way', () => {
  const after = withValue(page, 'blocks.0.fields.items.1.text', 'c');
  expect([
    textAt(after, 'blocks.0.fields.items.1.text'),
    textAt(page, 'blocks.0.fields.items.1.text'),
  ]).toEqual(['c', 'b']);
  expect(after.blocks[1]).toBe(page.blocks[1]);
  expect(after.blocks[0]?.fields.items?.[0]).toBe(page.blocks[0]?.fields.items?.[0]);
});

test('a row is known by the same key when its words change, and no other row by that one', () => {
  const items = listAt(page, 'blocks.0.fields.items');
  const before = items.map(keyOf);
  const after = withValue(page, 'blocks.0.fields.items.0.text', 'anders');
  expect(listAt(after, 'blocks.0.fields.items').map(keyOf)).toEqual(before);
  expect(new Set(before).size).toBe(2);
});
