// The programs of Debian that a test drives, installed when they are absent and we may. None of their
// services is started: a test starts what it needs, where it needs it.

import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from '../bootstrap.mjs';

/** Debian asks it before it starts a service; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';
const SEARCHED = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/**
 * `wanted`: the packages by the program that tells whether they are there. Ends the process where they are
 * not and cannot be had.
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
