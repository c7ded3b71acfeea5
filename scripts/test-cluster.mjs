// npm run test:cluster: the shop on a PostgreSQL that survives a machine, while its parts are killed one after another.
// Debian's packages, installed when they are absent and we are root; none of their services is started.

import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';
import { findPostgres } from './postgres.mjs';

const PACKAGES = {
  '/usr/bin/patroni': ['patroni', 'python3-etcd'],
  '/usr/bin/etcd': ['etcd-server'],
  '/usr/sbin/haproxy': ['haproxy'],
  '/usr/sbin/pgbouncer': ['pgbouncer'],
};
/** Debian asks it before it starts a service; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';

ensureInstalled();
ensureBuilt();
const absent = Object.entries(PACKAGES).flatMap(([program, names]) => (existsSync(program) ? [] : names));
if (findPostgres() === null) absent.push('postgresql');
if (absent.length > 0) install(absent);
become('tests/cluster/run.ts', process.argv.slice(2));

function install(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail(`Dit ontbreekt, en alleen root kan het op een Debian installeren: ${names.join(', ')}.`);
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
