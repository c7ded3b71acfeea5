// Which sentences the claim check puts before the operator, and which it lets pass.

import { describe, expect, test } from 'vitest';
import { checkClaims } from '../contract.ts';

const kinds = (text: string) => checkClaims(text).map(({ kind }) => kind);

describe('a sentence is put before the operator', () => {
  test.each([
    ['Ons poeder geneest bloedend tandvlees.', 'medical'],
    ['Helpt tegen gevoelige tanden!', 'medical'],
    ['Het voorkomt  gaatjes.', 'medical'],
    ['Klinisch getest in Zwitserland.', 'medical'],
    ['Een DUURZAME keuze.', 'green'],
    ['Onze eco-verpakking.', 'green'],
    ['De steel is biologisch afbreekbaar.', 'green'],
    ['Acht tinten witter.', 'effect'],
    ['Veilig voor het glazuur.', 'effect'],
  ])('%s', (sentence, kind) => expect(kinds(sentence)).toEqual([kind]));
});

describe('a sentence passes', () => {
  test.each([
    'Economisch gezien is een grote pot voordeliger.',
    'Poets twee keer per dag met fluoride.',
    'Het behandelplan van je tandarts.',
    'Een decoratieve pot.',
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

test('one sentence can be wrong in two ways', () => {
  expect(kinds('Duurzaam en ontstekingsremmend.')).toEqual(['medical', 'green']);
});
