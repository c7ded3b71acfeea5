// npm run restore -- <file>: puts a backup back into the shop as it is configured, which must not be running.

import { become, ensureInstalled } from './bootstrap.mjs';

ensureInstalled({ tools: false });
become('scripts/database/restore-backup.mjs', process.argv.slice(2));
