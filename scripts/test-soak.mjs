// npm run test:soak: the shop with people in it for twenty minutes on each engine, and what of it grows. It
// looks into /proc, so it runs on Linux.

import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';

if (process.platform !== 'linux')
  fail('De duurproef leest in /proc wat de winkel vasthoudt en draait dus alleen op Linux.');
ensureInstalled();
ensureBuilt();
become('tests/soak/start.ts', process.argv.slice(2));
