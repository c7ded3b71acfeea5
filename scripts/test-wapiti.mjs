// npm run test:wapiti: lets Debian's wapiti crawl and attack a built shop of its own, as a visitor and as an
// operator, and fails on what it finds. `-- --seconds 60` gives each attack longer.

import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

ensureInstalled();
ensureDebianPackages({ wapiti: ['wapiti'] });
ensureBuilt();
become('tests/wapiti/run.ts', process.argv.slice(2));
