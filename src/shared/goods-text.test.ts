import { expect, test } from 'vitest';
import { goodsText, piecesText } from './goods-text.ts';

test.each([
  ['Tandpoeder – 2 Pack', 1, 'Tandpoeder – 2\u00a0potten'],
  ['1 Pack', 1, '1\u00a0pot'],
  ['3 Pack', 2, '6\u00a0potten'],
  ['Bamboe tandenborstel', 1, 'Bamboe tandenborstel'],
  ['Bamboe tandenborstel', 2, '2 × Bamboe tandenborstel'],
])('%s, %i times, is "%s"', (label, quantity, text) => {
  expect(goodsText(label, quantity)).toBe(text);
});

test.each([
  ['Pot tandpoeder', 2, '2\u00a0potten tandpoeder'],
  ['Pot', 1, '1\u00a0pot'],
  ['Potlood', 2, '2 × Potlood'],
])('%s, %i of it, is "%s"', (name, quantity, text) => {
  expect(piecesText(name, quantity)).toBe(text);
});
