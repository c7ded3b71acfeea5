// Three projects. Integration tests run on both engines: on the server of TEST_DATABASE_URL when it is set, else on PGlite.
// Two workers, because an embedded database is a process's worth of work; the browser tests run one file at a time.

import { defineConfig } from 'vitest/config';

const UNIT = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/support/**/*.test.ts'];
const INTEGRATION = ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts'];
const denyNetwork = ['tests/support/deny-network.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT,
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          setupFiles: denyNetwork,
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: INTEGRATION,
          setupFiles: denyNetwork,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
