// Starts the shop as a process with its normal launcher. The shop must be built, which `npm test` and `npm
// test -- <name>` do.

import { fileURLToPath } from 'node:url';
import type { Launcher } from '#tests/support/killable-server.ts';

export const builtShop: Launcher = {
  command: process.execPath,
  parameters: ['scripts/serve.mjs'],
  folder: fileURLToPath(new URL('../../../', import.meta.url)),
};
