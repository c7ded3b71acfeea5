import { expect, test } from 'vitest';
import { countedText, describedGoods, goodsText, piecesText } from './goods-text.ts';

test.each([
  ['Tandpoeder – 2 Pack', 1, 'Tandpoeder – 2 Pack'],
  ['1 Pack', 1, '1 Pack'],
  ['3 Pack', 2, '2 × 3 Pack'],
  ['Bamboe tandenborstel', 1, 'Bamboe tandenborstel'],
  ['Bamboe tandenborstel', 2, '2 × Bamboe tandenborstel'],
])('%s, %i times, is "%s"', (label, quantity, text) => {
  expect(goodsText(label, quantity)).toBe(text);
});

test('a pack is named without its product where that is known, and with its jars where it could be taken for one', () => {
  expect(countedText('Tandpoeder – 2 Pack', 1)).toBe('2 Pack');
  expect(describedGoods('Tandpoeder – 2 Pack')).toBe('Tandpoeder – 2 Pack (2\u00a0potten)');
  expect(describedGoods('Bamboe tandenborstel')).toBe('Bamboe tandenborstel');
});

test.each([
  ['Pot tandpoeder', 2, '2\u00a0potten tandpoeder'],
  ['Pot', 1, '1\u00a0pot'],
  ['Potlood', 2, '2 × Potlood'],
])('%s, %i of it, is "%s"', (name, quantity, text) => {
  expect(piecesText(name, quantity)).toBe(text);
});
