// Tests how the catalog's forms validate input from browsers and programs, their Dutch messages, and the
// discount percentages.

import { describe, expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import {
  discountLabel,
  discountPercentage,
  productInputSchema,
  variantInputSchema,
  variantUpdateSchema,
} from './contract.ts';

const product = {
  name: 'Tandpoeder',
  description: 'Zwart',
  price: '24.95',
  ingredients: 'Charcoal Powder',
  benefits: ['Fris'],
};

const messages = (schema: typeof productInputSchema | typeof variantInputSchema, input: unknown) =>
  schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

describe('savings', () => {
  test.each([
    [2495, null, null],
    [3743, 4990, '25%'],
    [4885, 7485, '35%'],
    [4990, 9980, '50%'],
    [4990, 4990, null],
    [4990, 3000, null],
    [99999, 100000, null],
  ])('%d against %s saves %s', (price, original, label) => {
    expect(discountLabel(cents(price), original === null ? null : cents(original))).toBe(label);
  });

  test('a saving below half a percent is 0 percent and has no label', () => {
    expect(discountPercentage(cents(99999), cents(100000))).toBe(0);
  });
});

describe('products', () => {
  test('the required fields are named', () => {
    const empty = { name: ' ', description: '', price: '', ingredients: '', benefits: [] };
    const expected = [
      'Name is required',
      'Description is required',
      'Price is required',
      'Ingredients are required',
      'Benefits are required',
    ];
    expect(messages(productInputSchema, empty)).toEqual(expected);
    expect(messages(productInputSchema, {})).toEqual(expected);
  });

  test('a picture is where a picture may be', () => {
    const messagesAt = (imageUrl: string) => messages(productInputSchema, { ...product, imageUrl });
    expect(messagesAt('/media/pot.webp')).toEqual([]);
    expect(messagesAt('/\\elders.test/pot.png')).toEqual(['Must be a valid URL']);
  });

  test.each(['0', '-1', 'gratis', '24,955', 0, -3])('%s is no price', (price) => {
    expect(messages(productInputSchema, { ...product, price })).toHaveLength(1);
  });

  test.each(['24,95', '24.95', 24.95, '24'])('%s is a price', (price) => {
    expect(messages(productInputSchema, { ...product, price })).toEqual([]);
  });
});

describe('variants', () => {
  const variant = { productId: 1, name: '2 Pack', price: '37.43' };

  test('stock is a whole number of at least 0', () => {
    expect(messages(variantInputSchema, { ...variant, stock: -1 })).toEqual(['Stock must be 0 or greater']);
    expect(messages(variantInputSchema, { ...variant, stock: 1.5 })).toEqual([
      'Stock must be a whole number',
    ]);
    expect(messages(variantInputSchema, { ...variant, stock: 0 })).toEqual([]);
  });

  test('a change holds only what was given', () => {
    expect(variantUpdateSchema.parse({ name: 'Nieuw' })).toEqual({ name: 'Nieuw' });
  });
});
