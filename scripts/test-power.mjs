// npm run test:power: cuts the power under the shop, as root on Linux, because it mounts disks of its own to
// do so.

import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';

if (process.platform !== 'linux' || process.getuid() !== 0)
  fail('De stroomtest koppelt eigen schijven aan en kan dus alleen als root, op Linux.');
ensureInstalled();
ensureBuilt();
become('tests/power/run.ts', process.argv.slice(2));
