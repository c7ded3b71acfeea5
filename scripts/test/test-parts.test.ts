// Tests that CI runs every test file once on every engine it concerns, whatever its name or folder.

import { readdirSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { parts, runsOf, type TestPart } from './test-parts.mjs';

const ENGINES = ['postgres', 'embedded'];

const testFiles = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.test\.tsx?$/.test(file) && !/^(node_modules|build|data|\.)/.test(file),
);

/** The projects of the vitest configuration, resolved as vitest does. */
const projects = (config.test?.projects ?? []).flatMap((project) => {
  const test = typeof project === 'object' && 'test' in project ? project.test : undefined;
  return test ? [test] : [];
});

function projectsOf(file: string): string[] {
  const isIn = (globs: readonly string[] = []) => globs.some((glob) => matchesGlob(file, glob));
  return projects
    .filter(({ include, exclude }) => isIn(include) && !isIn(exclude))
    .map(({ name }) => String(name));
}

it('every test file belongs to exactly one part', () => {
  expect(testFiles.length).toBeGreaterThan(500);
  expect(testFiles.filter((file) => projectsOf(file).length !== 1)).toEqual([]);
});

it('every part is a project of vitest, and has files', () => {
  expect(projects.map(({ name }) => name).sort()).toEqual(parts.map(({ name }) => name).sort());
  const filled = new Set(testFiles.flatMap(projectsOf));
  expect(parts.filter(({ name }) => !filled.has(name))).toEqual([]);
});

it('daily work and the rest together run every part once on every engine it is about', () => {
  const runs = [...runsOf('daily', ENGINES), ...runsOf('rest', ENGINES)];
  const ran = runs.flatMap(({ engine, parts: inIt }) => inIt.map((name) => `${name} on ${engine}`));
  const enginesOf = ({ engines }: TestPart) => (engines === 'none' ? [null] : ENGINES);
  const due = parts
    .filter(({ name }) => !name.startsWith('unit'))
    .flatMap((part) => enginesOf(part).map((engine) => `${part.name} on ${engine}`));
  expect(ran.sort()).toEqual(due.sort());
});

it('daily work tests on both engines what is about engines, and on one everything else', () => {
  const daily = runsOf('daily', ENGINES);
  expect(daily.filter((run) => run.parts.includes('engines')).map(({ engine }) => engine)).toEqual(ENGINES);
  expect(daily.filter((run) => run.parts.includes('integration')).map(({ engine }) => engine)).toEqual([
    'postgres',
  ]);
});

it('without a second engine every part runs once', () => {
  const runs = [...runsOf('daily', ['embedded']), ...runsOf('rest', ['embedded'])];
  const tested = parts.map(({ name }) => name).filter((name) => !name.startsWith('unit'));
  expect(runs.flatMap((run) => run.parts).sort()).toEqual(tested.sort());
});

it('CI runs both', () => {
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^exec npm test -- --ci$/m);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts).toMatchObject({
    test: 'node scripts/test.mjs',
    'test:all': 'node scripts/test.mjs --rest',
  });
});
