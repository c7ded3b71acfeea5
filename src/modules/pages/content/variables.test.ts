// Tests the variables a text may use and how its lines are split.

import { describe, expect, test } from 'vitest';
import { articleParts, lineParts } from './article-parts.ts';
import { variableError } from './variables.ts';

describe('variables', () => {
  test.each([
    ['Bij {winkel} krijg je {garantiedagen} dagen.', false, null],
    ['Een accolade { alleen is tekst', false, null],
    ['Bij {winkle} is het beter', false, '{winkle} is geen gegeven van de winkel. Kies er een uit de lijst.'],
    ['{verzendkosten}', true, null],
    ['{verzendkosten}', false, '{verzendkosten} kan alleen in de tekst van een pagina.'],
    ['Zie {verzendkosten}', true, '{verzendkosten} staat alleen op een eigen regel.'],
  ])('%j in an article: %s', (written, article, message) => {
    expect(variableError(written, { article })).toBe(message);
  });

  test('a line is words, variables and links to pages of the shop or secured ones', () => {
    expect(
      lineParts('Mail {e-mail}, of [lees](/blog) bij [ons](javascript:alert) en [x](//elders).'),
    ).toEqual([
      'Mail ',
      { variable: 'e-mail' },
      ', of ',
      { text: 'lees', href: '/blog' },
      ' bij [ons](javascript:alert) en [x](//elders).',
    ]);
  });
});

describe('an article', () => {
  test('has sections by its headings, with the place in the address that is written or follows from the words', () => {
    const { lead, sections } = articleParts('Vooraf.\n**Wie we zijn** #bedrijf\nWij.\n**Eén**\n**Eén**');
    expect(lead).toEqual([{ kind: 'paragraph', line: 'Vooraf.' }]);
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['bedrijf', 'Wie we zijn'],
      ['een', 'Eén'],
      ['een-2', 'Eén'],
    ]);
  });

  test('details, tables and variables stand beside what an article of the blog can hold', () => {
    const [section] = articleParts(
      [
        '**Kop**',
        'Bedrijf = {bedrijf}',
        'KvK = {kvk}',
        '|| Wat en hoe lang',
        '| Wat | Hoe lang |',
        '| Naam | 7 jaar |',
        '| Adres |',
        '{modelformulier}',
        '• een',
        '• twee',
        '2.5 gram = genoeg',
      ].join('\n\n'),
    ).sections;
    expect(section?.parts).toEqual([
      {
        kind: 'details',
        rows: [
          { label: 'Bedrijf', value: '{bedrijf}' },
          { label: 'KvK', value: '{kvk}' },
        ],
      },
      {
        kind: 'table',
        caption: 'Wat en hoe lang',
        head: ['Wat', 'Hoe lang'],
        rows: [
          ['Naam', '7 jaar'],
          ['Adres', ''],
        ],
      },
      { kind: 'variable', variable: 'modelformulier' },
      { kind: 'list', items: ['een', 'twee'] },
      { kind: 'details', rows: [{ label: '2.5 gram', value: 'genoeg' }] },
    ]);
  });
});
