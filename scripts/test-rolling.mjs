// npm run test:rolling: several processes on PostgreSQL are replaced while people buy and read; none of them
// may notice.

import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
become('tests/rolling/run.ts', process.argv.slice(2));
