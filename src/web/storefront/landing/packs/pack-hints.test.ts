// Tests the hint beside the price: true for any set of packs, and absent where it would only push to buy
// more.

import { expect, test } from 'vitest';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { cheapestPerJar, packHint } from './pack-hints.ts';

const pack = (quantity: number, priceCents: number, more: Partial<PackVariant> = {}): PackVariant => ({
  id: `${quantity}x`,
  name: `${quantity} Pack`,
  quantity,
  price: priceCents / 100,
  priceCents,
  originalPrice: null,
  originalPriceCents: null,
  save: null,
  popular: false,
  soldOut: false,
  imageUrl: null,
  gift: '',
  gtin: null,
  mpn: null,
  pricePerJar: priceCents / quantity / 100,
  pricePerJarCents: Math.round(priceCents / quantity),
  ...more,
});
const saves = { save: '25%' };
const ladder = [pack(1, 2495), pack(2, 3743, saves), pack(3, 4885, saves), pack(4, 4990, saves)];
const hints = (packs: PackVariant[]) => packs.map((each) => packHint(each, packs));

test('a pack that saves nothing names the cheapest jars, and one whose next jar costs next to nothing says so', () => {
  expect(hints(ladder)).toEqual([
    'Met 4 Pack betaal je €12,48 per pot.',
    null,
    'Voor €1,05 meer krijg je een vierde pot.',
    null,
  ]);
});

test('several jars more are counted', () => {
  expect(hints([pack(1, 2000), pack(4, 4000)])[0]).toBe('Voor €20,00 meer krijg je 3\u00a0potten erbij.');
});

test('what is sold out, or costs less than the smaller pack, is not pointed to', () => {
  expect(hints([pack(3, 4885, saves), pack(4, 4990, { soldOut: true })])).toEqual([null, null]);
  expect(packHint(pack(3, 4885, saves), [pack(4, 4800)])).toBeNull();
});

test('jars that cost the same everywhere have no cheapest', () => {
  expect(cheapestPerJar([pack(1, 1000), pack(2, 2000)])).toBeNull();
  expect(cheapestPerJar(ladder)?.id).toBe('4x');
  expect(hints([pack(1, 1000), pack(2, 2000)])).toEqual([null, null]);
});
