// npm start: from a bare checkout to a running shop. Installs and builds only when needed.

import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
become('scripts/serve.mjs', process.argv.slice(2), { NODE_ENV: 'production' });
