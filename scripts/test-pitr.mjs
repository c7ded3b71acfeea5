// npm run test:pitr: puts a PostgreSQL server back to a moment with pgBackRest, while the shop was selling, and compares the
// books. Needs both of Debian; as root it installs pgBackRest when it is missing.

import { spawnSync } from 'node:child_process';
import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';
import { findPostgres } from './postgres.mjs';

const has = (command) => spawnSync(command, ['version'], { stdio: 'ignore' }).status === 0;

if (process.platform !== 'linux' || findPostgres() === null)
  fail('Hiervoor is de PostgreSQL van Debian nodig: apt install postgresql pgbackrest');
if (!has('pgbackrest')) {
  if (process.getuid() !== 0) fail('Hiervoor is pgBackRest nodig: apt install pgbackrest');
  console.log('Installing pgBackRest …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const options = ['install', '-y', '-qq', '--no-install-recommends', 'pgbackrest'];
  if (spawnSync('apt-get', options, { stdio: 'inherit' }).status !== 0)
    fail('pgBackRest kon niet worden geïnstalleerd; apt zegt hierboven waarom.');
}
ensureInstalled();
ensureBuilt();
become('tests/pitr/run.ts', process.argv.slice(2));
