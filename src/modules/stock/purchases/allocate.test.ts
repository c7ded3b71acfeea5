// Tests that pieces are taken from the batch with the earliest best-before date first, and never more than
// the batch has left.

import { expect, test } from 'vitest';
import { allocateFromBatches } from './allocate.ts';

const batches = [
  { id: 1, remaining: 2 },
  { id: 2, remaining: 0 },
  { id: 3, remaining: 5 },
];

test.each([
  [1, [{ batchId: 1, quantity: 1 }]],
  [
    4,
    [
      { batchId: 1, quantity: 2 },
      { batchId: 3, quantity: 2 },
    ],
  ],
  [
    9,
    [
      { batchId: 1, quantity: 2 },
      { batchId: 3, quantity: 5 },
    ],
  ],
  [0, []],
])('%i jars are drawn in the order of the batches', (requested, drawn) => {
  expect(allocateFromBatches(requested, batches)).toEqual(drawn);
});
