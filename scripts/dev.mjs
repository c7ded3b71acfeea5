// npm run dev: serves pages and API from the sources in one process, with hot reload of both.

import { become, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
become('scripts/server/dev-server.mjs', process.argv.slice(2), { NODE_ENV: 'development' });
