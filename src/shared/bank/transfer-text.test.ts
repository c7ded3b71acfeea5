// Tests the text of payment QR codes: its lines and their order follow the European standard.

import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { transferText } from './transfer-text.ts';

test('a transfer says whose account, how much and under which words, each on its line', () => {
  const transfer = {
    name: 'Zwartwit B.V.',
    iban: 'NL91ABNA0417164300',
    amount: cents(3743),
    reference: 'PF100001',
  };
  expect(transferText(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Zwartwit B.V.',
    'NL91ABNA0417164300',
    'EUR37.43',
    '',
    '',
    'PF100001',
  ]);
});

test('a name longer than banks take is cut', () => {
  const transfer = { name: 'z'.repeat(90), iban: 'NL91ABNA0417164300', amount: cents(5), reference: 'PF1' };
  expect(transferText(transfer).split('\n').slice(5, 8)).toEqual(['z'.repeat(70), transfer.iban, 'EUR0.05']);
});
