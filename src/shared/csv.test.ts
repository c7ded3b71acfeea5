// Files for spreadsheets: what is text stays text, whatever somebody typed into a form.

import { expect, test } from 'vitest';
import { csvFile, csvRow } from './csv.ts';

test('a file begins with a byte order mark and has semicolons between its cells', () => {
  expect(csvFile(['Naam', 'Totaal'], [['Jo', '24,95']])).toBe('\ufeffNaam;Totaal\r\nJo;24,95\r\n');
});

test('quotes, semicolons and new lines stay inside their cell', () => {
  expect(csvRow(['zeg "ja"; of\nnee', null, 3])).toBe('"zeg ""ja""; of\nnee";;3\r\n');
});

test.each(['=1+1', '+31 6 12', '-SUM(A1)', '@x', '\tx'])('%j is not run as a formula', (text) => {
  expect(csvRow([text])).toBe(`'${text}\r\n`);
});

test('negative amounts stay numbers', () => {
  expect(csvRow(['-12,50', -3])).toBe('-12,50;-3\r\n');
});
