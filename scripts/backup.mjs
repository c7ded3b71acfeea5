// npm run backup: makes a backup of the shop as it is configured, whether it is running or not.

import { become, ensureInstalled } from './bootstrap.mjs';

ensureInstalled({ tools: false });
become('scripts/make-backup.mjs', process.argv.slice(2));
