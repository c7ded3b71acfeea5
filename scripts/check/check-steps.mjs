// What `npm run check` and the first half of `npm test` do: format and lint, types, boundaries, dead code,
// duplicates, figures of the style, unit tests.

import { join } from 'node:path';
import { nodePath, root } from '../bootstrap.mjs';
import { runSteps } from '../test/steps.mjs';
import { vitestStep } from '../test/vitest-step.mjs';

const script = (path, ...parameters) => ({
  command: nodePath(),
  parameters: [join(root, path), ...parameters],
});

/** Types of the routes are generated first: the type check and the dead-code check read them. */
const generate = { name: 'route types', command: 'react-router', parameters: ['typegen'] };

/** Those that share their modules, and those that replace one. */
const unit = vitestStep(['unit', 'unit-mocked'], { name: 'unit tests' });

/** What was checked before and did not change since is not checked again: an eighth of the work. */
const onlyWhatChanged = [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/types.tsbuildinfo'),
];

/** What people write; `.jscpd.json` says from how many tokens on a copy counts. */
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

/** The longest first, so that the two lanes end together. */
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
 * Runs every check, also after one has failed, and answers how many checks and unit tests passed, failed and
 * were skipped.
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
