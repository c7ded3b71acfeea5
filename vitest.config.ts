// One project for each part of scripts/test/test-parts.mjs, which says what belongs to it. Tests with a
// database run on the server of TEST_DATABASE_URL when it is set, else on PGlite. The files of a worker share
// the modules they load, which is most of what a test file costs. One that replaces a module (`vi.mock`)
// would replace it for the files after it, so it has its own: it is called `*.mocked.test.ts`.

import { defineConfig } from 'vitest/config';
import { quickFolder } from './scripts/test/quick-folder.mjs';
import { globsOf } from './scripts/test/test-parts.mjs';

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
const unit = (name: string, options = {}) => ({
  test: { name, ...globsOf(name), ...HANG, ...TIDY, ...options },
});
const withServer = (name: string) => ({
  test: { name, isolate: false, ...globsOf(name), ...HANG, ...TIDY, ...PLAIN_NODE },
});
const inBrowser = (name: string) => ({
  test: { name, isolate: false, ...globsOf(name), ...HANG, globalSetup: 'tests/e2e/unpack-browser.ts' },
});
process.env.TMPDIR = quickFolder();

export default defineConfig({
  test: {
    // An embedded database is a process's worth of work.
    maxWorkers: 2,
    projects: [
      unit('unit', { isolate: false }),
      unit('unit-mocked'),
      withServer('integration'),
      withServer('engines'),
      withServer('faults'),
      withServer('integration-thorough'),
      withServer('embedded'),
      withServer('standalone'),
      withServer('standalone-thorough'),
      withServer('tools'),
      inBrowser('e2e'),
      inBrowser('e2e-thorough'),
      inBrowser('looks'),
    ],
  },
});
