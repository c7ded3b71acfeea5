// npm run test:deploy: follows docs/deploy.md on a bare Debian 13 of its own, booted in a folder of this machine, buys over https,
// brings a new version and takes it back. Root on Linux; shares ports 80, 443 and 3000 of this machine while it runs.

import { execFileSync, spawnSync } from 'node:child_process';
import { become, ensureInstalled, fail } from './bootstrap.mjs';

if (process.platform !== 'linux' || process.getuid() !== 0)
  fail('De installatietest start een eigen Debian en kan dus alleen als root, op Linux.');
ensureInstalled();
if (['mmdebstrap', 'systemd-nspawn'].some((command) => spawnSync('which', [command]).status !== 0)) {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync(
    'apt-get',
    ['install', '--yes', '-qq', '--no-install-recommends', 'mmdebstrap', 'systemd-container'],
    {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
}
become('tests/deploy/run.ts', process.argv.slice(2));
