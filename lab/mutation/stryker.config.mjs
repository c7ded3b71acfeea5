// The configuration of Stryker. Module-level constants are not mutated: each mutant would need a new start of
// the tests, and most of these constants are texts.

import { MODULES } from './modules.ts';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'lab/mutation/vitest.config.ts' },
  mutate: MODULES,
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  timeoutMS: 30_000,
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  ignorePatterns: ['/assets', '/build', '/data', '/docs', '/public', '/ops', '/.ci'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowEmojis: false },
  jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};
