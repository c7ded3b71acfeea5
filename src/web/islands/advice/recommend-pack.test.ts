// Tests that the advised pack is offered while it can be bought, otherwise the nearest pack, and the smaller
// of two equally near.

import { expect, test } from 'vitest';
import type { OfferedPack } from './advice-props.ts';
import { recommendPack } from './recommend-pack.ts';

const pack = (quantity: number, soldOut = false): OfferedPack => ({
  id: `${quantity}x`,
  name: `${quantity} Pack`,
  quantity,
  priceCents: 2495,
  originalPriceCents: null,
  soldOut,
  imageUrl: null,
});

test.each([
  ['the advised pack', [pack(1), pack(2), pack(3), pack(4)], 3, { id: '3x', exact: true }],
  [
    'the smaller neighbour of a sold-out pack',
    [pack(1), pack(2, true), pack(3)],
    2,
    { id: '1x', exact: false },
  ],
  [
    'the nearest of what is left',
    [pack(1), pack(2, true), pack(3, true), pack(4)],
    3,
    { id: '4x', exact: false },
  ],
  ['the largest when packs are missing', [pack(1), pack(2)], 4, { id: '2x', exact: false }],
])('%s is offered', (_, packs, quantity, expected) => {
  const offer = recommendPack(packs, quantity);
  expect({ id: offer?.pack.id, exact: offer?.exact }).toEqual(expected);
});

test('nothing is offered when everything is sold out', () => {
  expect(recommendPack([pack(1, true), pack(2, true)], 1)).toBeNull();
  expect(recommendPack([], 1)).toBeNull();
});
