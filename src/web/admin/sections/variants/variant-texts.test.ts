// Tests the explanation of packs in the variants tab.

import { expect, test } from 'vitest';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { enteredDiscount, packInfo } from './variant-texts.ts';

const pack = (fields: Partial<PackVariant>): PackVariant => ({
  id: '1x',
  name: '1 Pack',
  price: 24.95,
  originalPrice: null,
  save: null,
  popular: false,
  quantity: 1,
  soldOut: false,
  imageUrl: null,
  gift: '',
  gtin: null,
  mpn: null,
  priceCents: 2495,
  originalPriceCents: null,
  pricePerJar: 24.95,
  pricePerJarCents: 2495,
  ...fields,
});

test('the explainer says of a pack what customers are shown of it', () => {
  const two = { id: '2x', name: '2 Pack', quantity: 2, priceCents: 3743, pricePerJarCents: 1872 };
  expect(
    packInfo([pack({ soldOut: true }), pack({ ...two, originalPriceCents: 4990, save: '25%' })]),
  ).toEqual([
    { id: '1x', name: '1 Pack', perJar: '€24,95', details: 'Geen korting, uitverkocht' },
    { id: '2x', name: '2 Pack', perJar: '€18,72', details: '25% korting' },
  ]);
});

test('a discount is one minus price over original price, rounded', () => {
  expect(enteredDiscount('37,43', '49.90')).toBe(25);
  expect(enteredDiscount('49.90', '99,80')).toBe(50);
});

test('while the prices say nothing there is no discount', () => {
  for (const [price, original] of [
    ['', '10'],
    ['10', ''],
    ['10', '10'],
    ['abc', '20'],
  ])
    expect(enteredDiscount(price, original)).toBeNull();
});
