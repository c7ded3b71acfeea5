// Tests which blocks can be added to a page, and that their ids are unique.

import { expect, test } from 'vitest';
import type { Block } from '#modules/pages/contract.ts';
import { addableKinds, newBlock } from './new-block.ts';

const text = (id: string): Block => ({ id, kind: 'text', on: true, fields: { title: 'a', body: 'b' } });
const reviews: Block = { id: 'reviews', kind: 'reviews', on: true, fields: { title: 'a' } };

test('a kind that may be there once is offered only while it is not', () => {
  expect(addableKinds([reviews])).not.toContain('reviews');
  expect(addableKinds([])).toContain('reviews');
});

test('own texts are offered up to their number', () => {
  const five = Array.from({ length: 5 }, (_, index) => text(`text-${index + 1}`));
  expect(addableKinds(five)).toContain('text');
  expect(addableKinds([...five, text('text-9')])).not.toContain('text');
});

test('a new block takes the first free name', () =>
  expect(newBlock([text('text-1'), text('text-3')], 'text').id).toBe('text-2'));
