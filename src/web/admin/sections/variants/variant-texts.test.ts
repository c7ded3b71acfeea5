// Packs as the variants tab explains them.

import { expect, test } from 'vitest';
import type { Variant } from '#modules/catalog/contract.ts';
import { packInfo, typedDiscount } from './variant-texts.ts';

const pack = (fields: Partial<Variant>): Variant => ({
  ...{ id: 1, code: '1x', productId: 1, productName: 'Poeder', name: '1 Pack', quantity: 1, price: '24.95' },
  ...{ originalPrice: null, discountPercent: null, imageUrl: null, stock: 5, sku: null, popular: false },
  ...{ isActive: true, version: 1, createdAt: '', updatedAt: '' },
  ...fields,
});

test('the explainer has the packs for sale, smallest first, with what a jar costs', () => {
  const two = pack({ id: 2, name: '2 Pack', quantity: 2, price: '37.43', originalPrice: '49.90' });
  const info = packInfo([{ ...two, discountPercent: 25 }, pack({}), pack({ id: 3, isActive: false })]);
  expect(info).toEqual([
    { id: 1, name: '1 Pack', price: '€24,95', originalPrice: null, discount: null, pricePerJar: '€24,95' },
    { id: 2, name: '2 Pack', price: '€37,43', originalPrice: '€49,90', discount: 25, pricePerJar: '€18,72' },
  ]);
});

test('a discount is one minus price over original price, rounded', () => {
  expect(typedDiscount('37,43', '49.90')).toBe(25);
  expect(typedDiscount('49.90', '99,80')).toBe(50);
});

test('while the prices say nothing there is no discount', () => {
  for (const [price, original] of [
    ['', '10'],
    ['10', ''],
    ['10', '10'],
    ['abc', '20'],
  ])
    expect(typedDiscount(price, original)).toBeNull();
});
