// npm run demo -- [--orders 5000] [--seed 1]: fills an empty shop with 18 months of invented business.

import { become, ensureInstalled } from './bootstrap.mjs';

ensureInstalled({ tools: false });
become('scripts/database/fill-demo.mjs', process.argv.slice(2));
