// npm run backup: makes a backup of the configured shop, whether the shop is running or not.

import { become, ensureInstalled } from './bootstrap.mjs';

ensureInstalled({ tools: false });
become('scripts/make-backup.mjs', process.argv.slice(2));
