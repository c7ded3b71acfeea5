// npm run test:cluster: the shop on a PostgreSQL that survives a machine, while its parts are killed one
// after another.

import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';
import { ensureDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { findPostgres } from './postgres.mjs';

ensureInstalled();
ensureBuilt();
ensureDebianPackages({
  patroni: ['patroni', 'python3-etcd'],
  etcd: ['etcd-server'],
  haproxy: ['haproxy'],
  pgbouncer: ['pgbouncer'],
});
if (findPostgres() === null) installDebianPackages(['postgresql']);
become('tests/cluster/run.ts', process.argv.slice(2));
