// npm run test:container: builds the image of the Containerfile and starts it read-only as its own user, on
// both engines: a purchase, a paper, a backup and its trial. Root on a Debian, because the base of the image
// is made here.

import { become, ensureInstalled, fail } from './bootstrap.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

if (process.platform !== 'linux' || process.getuid() !== 0)
  fail('The test of the image makes a Debian of its own, and so runs as root on Linux only.');
ensureInstalled();
ensureDebianPackages({ mmdebstrap: ['mmdebstrap'], podman: ['podman', 'buildah'], runc: ['runc'] });
become('tests/container/run.ts', process.argv.slice(2));
