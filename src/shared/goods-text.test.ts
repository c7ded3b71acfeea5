import { expect, test } from 'vitest';
import { goodsText } from './goods-text.ts';

test.each([
  ['Tandpoeder – 2 Pack', 1, 'Tandpoeder – 2 potten'],
  ['1 Pack', 1, '1 pot'],
  ['3 Pack', 2, '6 potten'],
  ['Bamboe tandenborstel', 1, 'Bamboe tandenborstel'],
  ['Bamboe tandenborstel', 2, '2 × Bamboe tandenborstel'],
])('%s, %i times, is "%s"', (label, quantity, text) => {
  expect(goodsText(label, quantity)).toBe(text);
});
