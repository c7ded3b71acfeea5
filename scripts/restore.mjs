// npm run restore -- <file>: restores a backup into the configured shop, which must be stopped.

import { become, ensureInstalled } from './bootstrap.mjs';

ensureInstalled({ tools: false });
become('scripts/database/restore-backup.mjs', process.argv.slice(2));
