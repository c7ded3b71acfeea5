// The vitest configuration for mutation tests: only the unit tests beside the mutated modules.

import { defineConfig } from 'vitest/config';
import { MODULES } from './modules.ts';

export default defineConfig({
  test: {
    include: MODULES.map((module) => module.replace(/\.ts$/, '.test.ts')),
    setupFiles: 'tests/support/deny-network.ts',
    testTimeout: 10_000,
  },
});
