// How a test starts the shop as a process: as people do. It has to be built (`npm test` does, and `npm test
// -- <name>`).

import { fileURLToPath } from 'node:url';
import type { Launcher } from '#tests/support/killable-server.ts';

export const builtShop: Launcher = {
  command: process.execPath,
  parameters: ['scripts/serve.mjs'],
  folder: fileURLToPath(new URL('../../../', import.meta.url)),
};
