// npm run test:watch: the configuration, alerts and dashboard of deploy/ in Debian's Prometheus, which looks
// at the built shop while somebody buys.

import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

ensureDebianPackages({ promtool: ['prometheus'] });
ensureInstalled();
ensureBuilt();
become('tests/watch/run.ts', process.argv.slice(2));
