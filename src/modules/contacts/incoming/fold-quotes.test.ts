// What is somebody's own in a mail, and what their program repeats.

import { expect, test } from 'vitest';
import { foldQuotes } from './fold-quotes.ts';

test.each([
  [
    'Gmail',
    'Dank je!\n\nOp wo 25 nov 2026 om 14:05 schreef Zwartwit <hallo@zwartwit.example>:\n\n> Morgen.\n>\n> Groet',
  ],
  [
    'Gmail, broken',
    'Dank je!\n\nOp woensdag 25 november 2026 om 14:05 schreef Zwartwit\n<hallo@zwartwit.example>:\n> Morgen.',
  ],
  ['Apple', 'Dank je!\n\nOn 25 Nov 2026, at 14:05, Zwartwit <hallo@zwartwit.example> wrote:\n\n> Morgen.'],
  [
    'Outlook',
    'Dank je!\r\n\r\n________________________________\r\nVan: Zwartwit\r\nVerzonden: woensdag\r\nAan: Jo',
  ],
  [
    'Outlook, without a line',
    'Dank je!\n\nVan: Zwartwit <hallo@zwartwit.example>\nVerzonden: 25 nov\nAan: Jo\nOnderwerp: Re',
  ],
  ['an old program', 'Dank je!\n\n-----Oorspronkelijk bericht-----\nMorgen.'],
  ['nothing but signs', 'Dank je!\n\n> Morgen.\n> Groet\n'],
])('%s: the answer stands alone', (_program, mail) => {
  const { text, quoted } = foldQuotes(mail);
  expect(text).toBe('Dank je!');
  expect(quoted).not.toBe('');
});

test.each([
  ['an answer between the lines', '> Wanneer?\nMorgen.\n> Hoe laat?\nOm vijf uur.'],
  ['an answer below', 'Op 25 nov 2026 om 14:05 schreef Zwartwit:\n> Wanneer?\n\nMorgen.'],
  ['a sentence that names somebody', 'Op de doos schreef iemand: hallo. Van: wie is dat?\nGroet'],
])('%s stays whole', (_what, mail) => {
  expect(foldQuotes(mail)).toEqual({ text: mail, quoted: '' });
});

test('of a very long mail the beginning is kept, and that it is one', () => {
  const { text } = foldQuotes('x'.repeat(50_000));
  expect(text.length).toBeLessThan(20_100);
  expect(text).toMatch(/ingekort/);
});
