// npm run bench:pages: Lighthouse and the bytes of the built shop's pages against their aims; see
// bench/pages/run.ts.

import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
become(join('bench', 'pages', 'run.ts'), process.argv.slice(2));
