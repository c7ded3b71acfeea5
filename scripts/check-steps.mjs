// What `npm run check` and the first half of `npm test` do: format and lint, types, boundaries, dead code, unit tests.

import { join } from 'node:path';
import { nodePath, root } from './bootstrap.mjs';
import { runSteps } from './steps.mjs';
import { vitestStep } from './vitest-step.mjs';

const script = (path, ...parameters) => ({
  command: nodePath(),
  parameters: [join(root, path), ...parameters],
});

/** Types of the routes are generated first: the type check and the dead-code check read them. */
const generate = { name: 'route types', command: 'react-router', parameters: ['typegen'], limitSeconds: 60 };

const unit = vitestStep('unit', { limitSeconds: 180 });

/** The longest first, so that the two lanes end together. */
const steps = [
  unit.step,
  { name: 'types', ...script('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'), limitSeconds: 120 },
  { name: 'boundaries', ...script('scripts/boundaries.mjs'), limitSeconds: 120 },
  {
    name: 'dead code',
    ...script('node_modules/knip/bin/knip.js', '--no-progress'),
    limitSeconds: 120,
  },
  {
    name: 'format and lint',
    command: 'biome',
    parameters: ['check', '--error-on-warnings', '--max-diagnostics=40', '.'],
    limitSeconds: 60,
  },
  { name: '.env.example', ...script('scripts/env-example.mjs', '--check'), limitSeconds: 30 },
];

/** Runs every check, also after one has failed, and answers how many checks and unit tests passed, failed and were skipped. */
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
