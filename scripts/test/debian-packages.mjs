// Installs the Debian programs that tests need when they are missing and this user may install. Their
// services are not started; tests start the programs themselves.

import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from '../bootstrap.mjs';

/** The file Debian runs before it starts a service; exit code 101 prevents the start. */
const POLICY = '/usr/sbin/policy-rc.d';
const SEARCHED = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/**
 * Installs missing packages. `wanted` maps a program, whose presence is checked, to its package. Ends the
 * process when a package is missing and cannot be installed.
 */
export function ensureDebianPackages(wanted) {
  const absent = Object.entries(wanted).flatMap(([program, names]) => (isThere(program) ? [] : names));
  if (absent.length > 0) installDebianPackages(absent);
}

export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !isThere('apt-get'))
    fail(`Packages are missing that only root can install, on a Debian: ${names.join(', ')}.`);
  console.log(`Installing ${names.join(', ')} …`);
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', ...names], options);
  } catch {
    fail(`${names.join(', ')} could not be installed; apt says why above.`);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

const isThere = (program) => SEARCHED.some((folder) => existsSync(join(folder, program)));
