// npm run test:deploy: follows docs/deploy.md on a bare Debian 13 of its own, booted in a folder of this
// machine, buys over https, brings a new version and takes it back. Root on Linux; shares ports 80, 443 and
// 3000 of this machine while it runs.

import { become, ensureInstalled, fail } from './bootstrap.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

if (process.platform !== 'linux' || process.getuid() !== 0)
  fail('De installatietest start een eigen Debian en kan dus alleen als root, op Linux.');
ensureInstalled();
ensureDebianPackages({ mmdebstrap: ['mmdebstrap'], 'systemd-nspawn': ['systemd-container'] });
become('tests/deploy/run.ts', process.argv.slice(2));
