// npm run test:pitr: puts a PostgreSQL server back to a moment with pgBackRest, while the shop was selling,
// and compares the books. Needs both of Debian.

import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';
import { findPostgres } from './postgres.mjs';

if (process.platform !== 'linux' || findPostgres() === null)
  fail('Hiervoor is de PostgreSQL van Debian nodig: apt install postgresql pgbackrest');
ensureDebianPackages({ pgbackrest: ['pgbackrest'] });
ensureInstalled();
ensureBuilt();
become('tests/pitr/run.ts', process.argv.slice(2));
