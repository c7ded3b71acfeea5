// The unit tests beside the mutated modules, and nothing else: a mutant is judged by the tests its reader
// would look at first.

import { defineConfig } from 'vitest/config';
import { MODULES } from './modules.ts';

export default defineConfig({
  test: {
    include: MODULES.map((module) => module.replace(/\.ts$/, '.test.ts')),
    setupFiles: 'tests/support/deny-network.ts',
    testTimeout: 10_000,
  },
});
