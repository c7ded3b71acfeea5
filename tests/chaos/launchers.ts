// The two ways a test starts the shop as a process: as people do, or from its sources before anything is built.

import { fileURLToPath } from 'node:url';
import type { Launcher } from '#tests/support/killable-server.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));

export const builtShop: Launcher = {
  command: process.execPath,
  parameters: ['scripts/serve.mjs'],
  folder,
};

/** Without pages. */
export const shopFromSources: Launcher = {
  command: process.execPath,
  parameters: ['--import', './tests/chaos/inline-files.ts', 'tests/chaos/serve-sources.ts'],
  folder,
};
