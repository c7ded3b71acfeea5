// npm run audit:verify [-- --head <head>]: compares the log of the back-office with its seals, and these with
// a head that was written down earlier: in the server's log, or in the name of a backup.

import { become, ensureInstalled } from './bootstrap.mjs';

ensureInstalled({ tools: false });
become('scripts/verify-log.mjs', process.argv.slice(2));
