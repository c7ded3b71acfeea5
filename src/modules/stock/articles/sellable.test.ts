import { describe, expect, test } from 'vitest';
import { countSellable } from './sellable.ts';

const shelf = (jars: [onHand: number, held: number], brushes?: [onHand: number, held: number]) =>
  new Map([
    ['jar', { onHand: jars[0], held: jars[1], isProduct: true }],
    ...(brushes ? [['brush', { onHand: brushes[0], held: brushes[1], isProduct: false }] as const] : []),
  ]);
const jars = (quantity: number) => ({ articleCode: 'jar', quantity });
const brush = { articleCode: 'brush', quantity: 1 };

describe('what can still be sold', () => {
  test('is what is on hand less what is set aside, in whole packs', () => {
    const nine = shelf([9, 4]);
    expect([1, 2, 3, 4].map((quantity) => countSellable([jars(quantity)], nine).packs)).toEqual([5, 2, 1, 1]);
    expect([1, 2, 3, 4].map((quantity) => countSellable([jars(quantity)], nine).onShelf)).toEqual([
      9, 4, 3, 2,
    ]);
  });

  test('is never fewer than none', () => {
    expect(countSellable([jars(1)], shelf([2, 5])).packs).toBe(0);
  });

  test('is not limited by what comes for nothing, which is promised while there is one left', () => {
    expect(countSellable([jars(1), brush], shelf([9, 0], [3, 2]))).toMatchObject({ packs: 9, hasGift: true });
    expect(countSellable([jars(1), brush], shelf([9, 0], [3, 3]))).toMatchObject({
      packs: 9,
      hasGift: false,
    });
  });

  test('is limited by everything in a pack without a product', () => {
    expect(countSellable([brush], shelf([0, 0], [2, 0]))).toMatchObject({ packs: 2, hasGift: true });
  });

  test('is none of a pack nobody filled', () => {
    expect(countSellable([], shelf([9, 0]))).toMatchObject({ packs: 0, onShelf: 0 });
  });
});
