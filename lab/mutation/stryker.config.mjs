// Changes the money modules one spot at a time and sees whether a unit test notices. Module-level constants
// are left out: each of their mutants would cost a whole start of the tests, and most of them are words.

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
