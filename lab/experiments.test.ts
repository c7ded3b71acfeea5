// Tests the table of experiments: every experiment has a script, and lab/README.md contains the same table.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { experiments, needsOf } from './experiments.mjs';
import { MODULES } from './mutation/modules.ts';

it('every experiment has a name of its own and an entry that exists', () => {
  const names = experiments.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(experiments.filter(({ entry }) => !existsSync(entry)).map(({ name }) => name)).toEqual([]);
});

it('mutation testing changes modules that exist', () => {
  expect(MODULES.filter((path) => !existsSync(path))).toEqual([]);
});

it('every folder of the laboratory belongs to an experiment', () => {
  const folders = readdirSync('lab', { withFileTypes: true }).filter((each) => each.isDirectory());
  const homes = experiments.map(({ entry }) => dirname(entry).replace('lab/', ''));
  expect(
    folders
      .map(({ name }) => name)
      .filter((name) => name !== 'support')
      .sort(),
  ).toEqual([...new Set(homes)].sort());
});

it('the page of the laboratory has the table as it is', () => {
  const page = readFileSync('lab/README.md', 'utf8');
  const rows = experiments.map((each) => {
    return `| \`${each.name}\` | ${each.proves} | ${needsOf(each)} | ${each.takes} |`;
  });
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
