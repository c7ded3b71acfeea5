// Tests the excerpt of an owner's text, and how its variables are filled in sentences and tables.

import { expect, test } from 'vitest';
import type { LegalInfo } from '#copy/legal/legal-info.ts';
import { articleOf, excerptOf } from './article-of.ts';
import { fillLine, fillVariables } from './variable-values.ts';

const info = {
  legal: { brand: 'Merk', company: { legalName: 'Merk B.V.' }, delivery: { cutOff: '16:00' } } as LegalInfo,

  resultDays: 14,
  packs: [],
  nearbyDay: () => ({ word: 'dinsdag', homes: ['NL', 'BE'] as const, until: '16:00' }),
};

test('a text without a description is found by its introduction, links and variables read as words', () => {
  expect(excerptOf('Van {winkel}, zie [de blog](/blog).', 'Lijf.', info)).toBe('Van Merk, zie de blog.');
});

test('without an introduction it is found by the beginning of its first paragraph, cut between two words', () => {
  const body = `**Kop**\n\n${'Een zin van zes korte woorden. '.repeat(9)}`;
  const words = excerptOf('', body, info);
  expect(words).toMatch(/^Een zin van zes korte woorden\. .*[a-z.] …$/);
  expect(words.length).toBeLessThanOrEqual(157);
  expect(excerptOf('', '', info)).toBe('');
});

test('where no day is promised a sentence that names it promises none, and is still a sentence', () => {
  const closed = { ...info, nearbyDay: () => null };
  expect(fillVariables('Vandaag besteld, {bezorgdag} in huis.', info)).toBe(
    'Vandaag besteld, dinsdag in huis.',
  );
  expect(fillVariables('Vandaag besteld, {bezorgdag} in huis.', closed)).toBe(
    'Vandaag besteld, zodra het kan in huis.',
  );
});

test('a name that ends in a point ends its sentence with one', () => {
  expect(fillVariables('Wij zijn {bedrijf}. Jij ook? Nee, {bedrijf}...', info)).toBe(
    'Wij zijn Merk B.V. Jij ook? Nee, Merk B.V....',
  );
  expect(fillLine('Dit is {bedrijf}. Zie [de blog](/blog).', info)).toEqual([
    'Dit is Merk B.V. Zie ',
    { text: 'de blog', href: '/blog' },
    '.',
  ]);
});

test('a zone of many countries has a name of its own, and its countries stand under it', () => {
  const many = ['Albanië', 'Andorra', 'Bulgarije', 'Cyprus', 'Denemarken', 'Duitsland', 'Estland'];
  const zones = [
    { kind: 'home' as const, countries: ['Nederland', 'België'], fee: null },
    { kind: 'europe' as const, countries: many, fee: '€9,95' },
    { kind: 'abroad' as const, countries: many, fee: '€12,95' },
    { kind: 'abroad' as const, countries: null, fee: '€19,95' },
  ];
  const [block] = articleOf('{verzendkosten}', { ...info, legal: { ...info.legal, zones } }).lead;
  const rows = block?.kind === 'table' ? block.rows : [];
  expect(rows.map(({ name, listed, cells }) => [name, listed?.names.slice(0, 16), cells[0]])).toEqual([
    ['Nederland en België', undefined, 'Gratis'],
    ['Rest van Europa', 'Albanië, Andorra', '€9,95'],
    ['7 landen', 'Albanië, Andorra', '€12,95'],
    ['Alle andere landen', undefined, '€19,95'],
  ]);
});
