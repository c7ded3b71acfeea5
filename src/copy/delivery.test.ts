// Tests how delivery days are named, and that the banner promises a day only to the countries it is true for.

import { expect, test } from 'vitest';
import { dayWord, deliveryCopy } from './delivery.ts';

test.each([
  ['2026-11-24', '2026-11-23', 'Vandaag besteld\u00a0=\u00a0Morgen in huis (NL\u00a0&\u00a0BE)'],
  ['2026-11-24', '2026-11-22', 'Vandaag besteld\u00a0=\u00a0Dinsdag in huis (NL\u00a0&\u00a0BE)'],
  ['2026-12-29', '2026-12-24', 'Vandaag besteld\u00a0=\u00a0Dinsdag in huis (NL\u00a0&\u00a0BE)'],
  [
    '2027-01-05',
    '2026-12-28',
    'Vandaag besteld\u00a0=\u00a0Dinsdag 5\u00a0januari in huis (NL\u00a0&\u00a0BE)',
  ],
])('for %s on %s the banner reads "%s"', (day, today, banner) => {
  expect(deliveryCopy.banner({ word: dayWord(day, today), homes: ['NL', 'BE'], until: null })).toBe(banner);
});

test('a country that is switched off is promised nothing', () => {
  const promise = { word: 'morgen', homes: ['NL'], until: null } as const;
  expect(deliveryCopy.banner(promise)).toBe('Vandaag besteld\u00a0=\u00a0Morgen in huis (NL)');
  expect(deliveryCopy.nearby(promise)).toBe('Morgen in huis in Nederland');
});

test('an expected day is named with its date', () => {
  expect(deliveryCopy.expected('2026-11-24')).toBe(
    'We verwachten je pakket dinsdag 24\u00a0november bij je.',
  );
});
