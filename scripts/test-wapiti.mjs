// npm run test:wapiti: lets Debian's wapiti crawl and attack a built shop of its own, as a visitor and as an operator, and fails
// on what it finds. Installs wapiti when it is absent and we may. `-- --seconds 60` gives each attack longer.

import { execFileSync, spawnSync } from 'node:child_process';
import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';

ensureInstalled();
if (spawnSync('which', ['wapiti']).status !== 0) {
  if (process.getuid?.() !== 0) fail('Wapiti ontbreekt: apt-get install wapiti.');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', 'wapiti'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
ensureBuilt();
become('tests/wapiti/run.ts', process.argv.slice(2));
