import { expect, test } from 'vitest';
import { addCosts } from './cost-of-orders.ts';

const contents = [
  { variantCode: '2x', article: 'jar', quantity: 2 },
  { variantCode: '2x', article: 'brush', quantity: 1 },
];
const now = new Map([
  ['jar', 300],
  ['brush', 80],
]);

test('an order costs what its batches did, and one without any what it would get now', () => {
  const drawn = [
    { orderId: 1, article: 'jar', quantity: 1, cost: 250 },
    { orderId: 1, article: 'jar', quantity: 1, cost: 270 },
    { orderId: 1, article: 'brush', quantity: 1, cost: 70 },
  ];
  expect(addCosts([{ id: 1, variantCode: '2x' }], { contents, drawn, now })).toEqual({
    cost: 590,
    missing: [],
  });
  expect(addCosts([{ id: 2, variantCode: '2x' }], { contents, drawn, now }).cost).toBe(680);
});

test('what only in part came out of batches costs the rest as now', () => {
  const drawn = [{ orderId: 1, article: 'jar', quantity: 1, cost: 250 }];
  expect(addCosts([{ id: 1, variantCode: '2x' }], { contents, drawn, now }).cost).toBe(250 + 300 + 80);
});

test('a cost price that nobody filled in is told, once', () => {
  const packs = [
    { id: 1, variantCode: '2x' },
    { id: 2, variantCode: '2x' },
  ];
  const drawn = [{ orderId: 1, article: 'jar', quantity: 2, cost: null }];
  expect(addCosts(packs, { contents, drawn, now: new Map([['jar', 300]]) })).toEqual({
    cost: 600,
    missing: ['jar', 'brush'],
  });
});

test('a pack that holds nothing costs nothing', () => {
  expect(addCosts([{ id: 1, variantCode: 'geen' }], { contents, drawn: [], now })).toEqual({
    cost: 0,
    missing: [],
  });
});
