// npm run screens -- <folder> [--against <folder>] [--only orders]: pictures of every screen of the built
// shop, and what differs from pictures taken before; see tests/screens/run.ts.

import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
become(join('tests', 'screens', 'run.ts'), process.argv.slice(2));
