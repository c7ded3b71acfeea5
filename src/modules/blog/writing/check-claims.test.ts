// Tests which sentences the check for forbidden claims reports and which it accepts.

import { describe, expect, test } from 'vitest';
import { seedArticles } from '#content/articles/index.ts';
import { defaultPages } from '#modules/pages/content/default-pages.ts';
import { pageTexts } from '#modules/pages/content/page-texts.ts';
import { checkClaims, findHardcodedInfo } from '../contract.ts';

const kinds = (text: string) => checkClaims(text).map(({ kind }) => kind);

describe('a sentence is put before the operator', () => {
  test.each<[string, string]>([
    ['Ons poeder geneest bloedend tandvlees.', 'medical'],
    ['Helpt tegen gevoelige tanden!', 'medical'],
    ['Het voorkomt  gaatjes.', 'medical'],
    ['Klinisch getest in Zwitserland.', 'medical'],
    ['Een DUURZAME keuze.', 'green'],
    ['Onze eco-verpakking.', 'green'],
    ['De steel is biologisch afbreekbaar.', 'green'],
    ['Acht tinten witter.', 'effect'],
    ['Veilig voor het glazuur.', 'effect'],
    ['Voor 100% natuurlijk.', 'effect'],
    ...[
      'Vanaf €9,95 per pot.',
      'Nu € 20,- per stuk.',
      'Verzenden kost 4,95 euro.',
      'Klanten geven een 4,8 uit 5.',
      'Een 4.8/5 gemiddeld.',
      'Beoordeeld met een 9,2.',
      'Al jaren 5 sterren!',
      '★★★★★ van Anna',
      'Lees alle 247 beoordelingen.',
      '300+ tevreden klanten gingen je voor.',
      'Al duizenden klanten poetsen ermee.',
      'Nog 3 op voorraad',
      'Nog maar 12 potten beschikbaar.',
      'De laatste 5 potten van deze maand.',
      'Voor 23:59 besteld.',
      'Bestel vandaag nog vóór 17.00 uur.',
      'Morgen in huis.',
      'Binnen 2 werkdagen geleverd.',
      'Je hebt 90 dagen niet-goed-geld-terug.',
      'Garantie van 90 dagen.',
      'Je krijgt 14 dagen bedenktijd.',
      'Retour binnen dertig dagen.',
      'Je krijgt je geld binnen 14 dagen.',
      '2 jaar garantie',
    ].map((text): [string, string] => [text, 'typed']),
  ])('%s', (sentence, kind) => expect(kinds(sentence)).toEqual([kind]));
});

describe('a sentence passes', () => {
  test.each([
    'Economisch gezien is een grote pot voordeliger.',
    'Poets twee keer per dag met fluoride.',
    'Het behandelplan van je tandarts.',
    'Een decoratieve pot.',
    'Gebruik het drie keer per week, 2 minuten lang.',
    'Vanaf 12 jaar, sinds 2019.',
    'Een gram is genoeg voor 60 keer, na 14 dagen zie je verschil.',
    'Nog 2 minuten poetsen, en morgen weer.',
    'Boven 0,1 procent peroxide hoort een tandarts erbij.',
    'Een op de vijf mensen, of 2 van de 5, heeft gevoelige tanden.',
    'Een datalek melden we binnen 72 uur.',
    'Hooguit 90 dagen; bij een herroeping als onleesbare code.',
    'Voor {prijs}, en voor {besteltijd} besteld, {bezorgdag} in huis.',
    'Je hebt {garantiedagen} dagen niet goed, geld terug en {bedenktijd} dagen bedenktijd.',
    '',
  ])('%s', (sentence) => expect(kinds(sentence)).toEqual([]));
});

test('each is shown as it stands, with the word and a reason, in the order of the text', () => {
  const text = '**Ecologisch poetsen**\nGewone zin. Het geneest alles! Nog een.\n• Klimaatneutraal verzonden';
  expect(checkClaims(text)).toMatchObject([
    { kind: 'green', sentence: 'Ecologisch poetsen', word: 'Ecologisch' },
    { kind: 'medical', sentence: 'Het geneest alles!', word: 'geneest' },
    { kind: 'green', sentence: 'Klimaatneutraal verzonden', word: 'Klimaatneutraal' },
  ]);
});

test('no text of a fresh shop types what the shop knows', () => {
  const articles = seedArticles.flatMap(({ title, excerpt, content }) => [title, excerpt, content]);
  const written = defaultPages.flatMap(({ content }) => pageTexts(content).map(({ text }) => text));
  expect(findHardcodedInfo([...articles, ...written].map((text) => ({ path: '', text })))).toEqual([]);
});

test('a shop that typed its figures hears of each', () => {
  const text =
    '4,8 uit 5 sterren, 247 beoordelingen. Nog 3 op voorraad voor €9,95. Voor 23:59 besteld, morgen in huis. 90 dagen bedenktijd.';
  expect(findHardcodedInfo([{ path: 'body', text }]).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^‘4,8 uit 5’: .*{uitleg-cijfer}/),
    expect.stringContaining('‘247 beoordelingen’'),
    expect.stringMatching(/^‘€9,95’: .*{prijs}/),
    expect.stringContaining('‘Nog 3 op voorraad’'),
    expect.stringMatching(/^‘Voor 23:59 besteld’: .*{besteltijd}/),
    expect.stringMatching(/^‘90 dagen bedenktijd’: .*{bedenktijd}/),
  ]);
});

test('one sentence can be wrong in two ways', () => {
  expect(kinds('Duurzaam en ontstekingsremmend.')).toEqual(['medical', 'green']);
});
