// Tests that commands print English: no output of scripts, lab, ops, demo or pictures contains Dutch words.

import { expect, it } from 'vitest';
import { readSourceFiles } from '../source-files.mjs';
import { findDutchOutput } from './console-language.ts';

it('no command prints Dutch', () => {
  expect(findDutchOutput(readSourceFiles())).toEqual([]);
});

const textsOf = (text: string, path = 'scripts/a.mjs', others: { path: string; text: string }[] = []) =>
  findDutchOutput([{ path, text }, ...others]).map((found) => found.text);

it.each([
  ['an argument of console.log', "console.log('De back-up is gemaakt.');"],
  ['a part of a template', `console.error(\`De back-up is gemaakt.\${1}\`);`],
  ['the message of an error', "throw new Error('De back-up is gemaakt.');"],
  ['what ends a command', "if (!ok) fail('De back-up is gemaakt.');"],
  ['a row of a table', "const rows = [{ what: 'De back-up is gemaakt.', measured: '1' }];"],
  [
    'a variable',
    "const lines = [['De back-up is gemaakt.', 1]]; for (const [what] of lines) console.log(what);",
  ],
  [
    'what a function returns',
    "function said() { return ok ? 'De back-up is gemaakt.' : ''; } process.stdout.write(said());",
  ],
])('finds %s', (_, text) => {
  expect(textsOf(text)).toEqual(['De back-up is gemaakt.']);
});

it('finds what another file says', () => {
  const trouble = "export const trouble = () => 'De schijf is niet te lezen.';";
  const text = "import { trouble } from '../b.mjs'; const said = trouble(); console.error(said);";
  expect(textsOf(text, 'ops/a/run.mjs', [{ path: 'ops/b.mjs', text: trouble }])).toEqual([
    'De schijf is niet te lezen.',
  ]);
});

it.each([
  ['English', "console.log('The backup was made and verified.');", 'scripts/a.mjs'],
  ['what is typed into a page', "await page.getByLabel('Bericht').fill('Is het klaar?');", 'lab/a.ts'],
  ['a text of the shop', "const alt = 'Een pot van bovenaf'; console.log(file);", 'assets/a.mjs'],
  ['what an interface says', "console.log('De bestelling is klaar');", 'src/web/a.ts'],
])('leaves alone %s', (_, text, path) => {
  expect(textsOf(text, path)).toEqual([]);
});
