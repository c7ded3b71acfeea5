// Four projects. Integration tests run on both engines: on the server of TEST_DATABASE_URL when it is set,
// else on PGlite. The files of a worker share the modules they load, which is most of what a test file costs.
// One that replaces a module (`vi.mock`) would replace it for the files after it, so it has its own: it is
// called `*.mocked.test.ts`.

import { defineConfig } from 'vitest/config';
import { quickFolder } from './scripts/quick-folder.mjs';

const MOCKED = 'src/**/*.mocked.test.ts';
const UNIT = [
  'src/**/*.test.{ts,tsx}',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/{soak,support}/**/*.test.ts',
];
const INTEGRATION = ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts'];
/** Ends what hangs. A busy machine makes a test slow, and that is no reason to call it wrong. */
const HANG = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 25 } },
};
const TIDY = {
  setupFiles: ['tests/support/deny-network.ts', 'tests/support/leave-no-stubs.ts'],
  unstubGlobals: true,
  restoreMocks: true,
};

/** Node reads the sources itself; none of these tests replaces a module. */
const PLAIN_NODE = {
  execArgv: ['--import', new URL('tests/support/plain-node.mjs', import.meta.url).href],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
process.env.TMPDIR = quickFolder();

export default defineConfig({
  test: {
    // An embedded database is a process's worth of work.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          ...HANG,
          ...TIDY,
          include: UNIT,
          exclude: ['**/*.integration.test.ts', MOCKED, '**/node_modules/**'],
        },
      },
      { test: { name: 'unit-mocked', include: [MOCKED], ...HANG, ...TIDY } },
      {
        test: {
          name: 'integration',
          isolate: false,
          include: INTEGRATION,
          ...HANG,
          ...TIDY,
          ...PLAIN_NODE,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          ...HANG,
          globalSetup: 'tests/e2e/unpack-browser.ts',
        },
      },
    ],
  },
});
