// The steps of `npm run check` and of the first half of `npm test`: format and lint, types, boundaries,
// unused code, duplicates, measures of the code style, and unit tests.

import { join } from 'node:path';
import { nodePath, root } from '../bootstrap.mjs';
import { runSteps } from '../test/steps.mjs';
import { vitestStep } from '../test/vitest-step.mjs';

const script = (path, ...parameters) => ({
  command: nodePath(),
  parameters: [join(root, path), ...parameters],
});

/**
 * Generates the types of the routes, which the type check and the check for unused code read; must run first.
 */
const generate = { name: 'route types', command: 'react-router', parameters: ['typegen'] };

/** The unit tests: those that share modules between files, and those that mock a module. */
const unit = vitestStep(['unit', 'unit-mocked'], { name: 'unit tests' });

/**
 * Options that skip files that were checked before and have not changed; a check then takes an eighth of the
 * time.
 */
const onlyWhatChanged = [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/types.tsbuildinfo'),
];

/**
 * The folders with hand-written code that are checked for duplicates. `.jscpd.json` sets the minimum length
 * of a duplicate in tokens.
 */
const DUPLICATES = [
  'src',
  'scripts',
  'tests',
  'lab',
  'ops',
  'demo',
  'assets',
  'content',
  '--config',
  '.jscpd.json',
];

/** The steps, longest first, so that the two parallel lanes end at about the same time. */
const steps = [
  unit.step,
  {
    name: 'types',
    ...script('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.', ...onlyWhatChanged),
  },
  { name: 'boundaries', ...script('scripts/check/boundaries.mjs') },
  {
    name: 'dead code',
    ...script('node_modules/knip/bin/knip.js', '--no-progress'),
  },
  {
    name: 'format and lint',
    command: 'biome',
    parameters: ['check', '--error-on-warnings', '--max-diagnostics=40', '.'],
  },
  { name: 'duplicates', command: 'jscpd', parameters: DUPLICATES },
  { name: 'commit subjects', ...script('scripts/check/commit-subjects.mjs') },
  { name: '.env.example', ...script('scripts/generate/env-example.mjs', '--check') },
  { name: 'table of modules', ...script('scripts/generate/module-table.mjs', '--check') },
  {
    name: 'style',
    showsOutput: true,
    ...script('scripts/check/style/print-style-figures.mjs'),
  },
  { name: 'architecture diagram', ...script('scripts/generate/architecture-diagram.mjs', '--check') },
];

/**
 * Runs every check, even after a failure. Returns how many checks and unit tests passed, failed and were
 * skipped.
 */
export async function runChecks() {
  const results = [...(await runSteps([generate])), ...(await runSteps(steps, { atOnce: 2 }))];
  const checks = results.filter(({ name }) => name !== unit.step.name);
  const failed = checks.filter(({ ok }) => !ok).length;
  const unitResult = results.find(({ name }) => name === unit.step.name);
  return [
    { passed: checks.length - failed, failed, skipped: 0 },
    unitResult ? unit.count(unitResult) : { passed: 0, failed: 1, skipped: 0 },
  ];
}
