// Tests that text in CSV files stays text, whatever was typed into a form.

import { expect, test } from 'vitest';
import { csvFile, csvRow } from './csv.ts';

test('a file begins with a byte order mark and has semicolons between its cells', () => {
  expect(csvFile(['Naam', 'Totaal'], [['Jo', '24,95']])).toBe('\ufeffNaam;Totaal\r\nJo;24,95\r\n');
});

test('quotes, semicolons and new lines stay inside their cell', () => {
  expect(csvRow(['zeg "ja"; of\nnee', null, 3])).toBe('"zeg ""ja""; of\nnee";;3\r\n');
});

test.each(['=1+1', '+31 6 12', '-SUM(A1)', '@x', '\tx', ' =1+1', '\u00a0@x', '＝1+1', '＋1'])(
  '%j is not run as a formula',
  (text) => {
    expect(csvRow([text])).toBe(`'${text}\r\n`);
  },
);

test('nor behind the end of a line', () => {
  expect(csvRow(['\n=1+1'])).toBe('"\'\n=1+1"\r\n');
});

test('negative amounts stay numbers', () => {
  expect(csvRow(['-12,50', -3])).toBe('-12,50;-3\r\n');
});

test.each([
  '0612345678',
  '1-2',
  '12/3',
  '3.5',
  '2E10',
  '123456789012',
  '12:30',
  '12 A',
  '5 mei',
  'mrt-12',
  '10%',
  '€ 10',
  '1 - 2',
  'waar',
])('%s stays what was typed', (text) => {
  expect(csvRow([text])).toBe(`'${text}\r\n`);
});

test.each([
  'ZW100012',
  '1012JS',
  '101',
  '24,95',
  '12 bis',
  '2026-12-31',
  'Mei',
  'Damrak 1',
  '3STUNM283054292',
])('%s needs nothing before it', (text) => {
  expect(csvRow([text])).toBe(`${text}\r\n`);
});

test('a moment is written by the clock of the shop, on the day it was there', () => {
  expect(csvRow(['2026-12-31T23:00:04.652Z', '2026-07-01T12:30:00Z'])).toBe(
    '2027-01-01 00:00;2026-07-01 14:30\r\n',
  );
});
