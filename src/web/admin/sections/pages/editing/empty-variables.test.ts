// Tests that an empty variable is reported once, at its field. A variable alone on its line is allowed to be
// empty.

import { expect, test } from 'vitest';
import type { PageContent } from '#modules/pages/contract.ts';
import { emptyVariables, emptyVariableText } from './empty-variables.ts';

const content: PageContent = {
  kind: 'text',
  title: 'Voor {prijs}',
  intro: 'Bij {winkel}',
  body: 'Voor {prijs}, dus {prijs}.\n{niet-verzonden}',
  search: { title: '', description: '', imageUrl: '' },
};
const today = (prijs: string) => [
  { name: 'prijs', value: prijs },
  { name: 'winkel', value: 'Zwartwit' },
  { name: 'niet-verzonden', value: '' },
];

test('a variable without a value is told at each field that names it', () => {
  expect(emptyVariables(content, today(''))).toEqual([
    { path: 'title', name: 'prijs' },
    { path: 'body', name: 'prijs' },
  ]);
  expect(emptyVariableText({ path: 'title', name: 'prijs' })).toBe(
    '{prijs} is vandaag leeg: op die plek zien lezers niets.',
  );
});

test('with all of them filled nothing is told', () =>
  expect(emptyVariables(content, today('€24,95'))).toEqual([]));
