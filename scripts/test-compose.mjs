// npm run test:compose: what compose.yaml describes, as processes of this machine behind Debian's Caddy with
// the delivered Caddyfile; each process is replaced in turn while people buy and read over https, and none of
// them may notice. `--rolls 2 --buyers 4 --readers 6`

import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

if (process.platform !== 'linux') fail('The test of compose.yaml runs on Linux only.');
ensureInstalled();
ensureBuilt();
ensureDebianPackages({ caddy: ['caddy'] });
become('tests/container/run-compose.ts', process.argv.slice(2));
