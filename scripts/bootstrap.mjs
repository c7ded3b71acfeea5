// Installs what every command needs on a machine that has only git, npm and Node 20 or newer: the packages of
// the lock file, including Node 24. It runs on Node 20 or newer and imports no npm packages.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.zwartwit-installed');

/**
 * Marks an installation with production packages only, as after `NODE_ENV=production npm start`; tools to
 * build, test and measure are missing.
 */
const WHAT_RUNS = ' what runs';

/**
 * Installs the packages when node_modules does not match the lock file; prints nothing when they match.
 * `tools: false` accepts production packages only; otherwise the development tools are installed too.
 */
export function ensureInstalled({ tools = true } = {}) {
  const wanted = lockedPackages();
  const found = existsSync(stampFile) && existsSync(nodePath()) ? readFileSync(stampFile, 'utf8') : null;
  if (found === wanted || (!tools && found === wanted + WHAT_RUNS)) return;
  console.log('Installing packages; that takes some minutes, and npm says nothing meanwhile …');
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of other platforms. Versions and
  // checksums come from the lock file all the same, and `--no-save` leaves it untouched. NODE_ENV would leave
  // the tools out.
  npm('install', '--include=dev', '--loglevel=error');
  if (!existsSync(nodePath()))
    fail('The package "node" did not bring its binary. Allow its install script and try again.');
  writeFileSync(stampFile, wanted);
}

/**
 * Removes the packages that are only used to build, test or measure. The next command that needs them
 * installs them again.
 */
export function keepWhatRuns() {
  const wanted = lockedPackages() + WHAT_RUNS;
  if (readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Removing packages that do not run …');
  // First, so that a removal that is cut short is seen as what it is.
  rmSync(stampFile);
  npm('prune', '--omit=dev', '--loglevel=error');
  writeFileSync(stampFile, wanted);
}

function lockedPackages() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

function npm(command, ...parameters) {
  const result = spawnSync('npm', [command, '--no-save', '--no-audit', '--no-fund', ...parameters], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail('The packages could not be installed; npm says why above.');
}

/** Returns the path of Node 24, which is installed as the dependency `node`. */
export function nodePath() {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Node options for all processes: no warning that `node:sqlite` is experimental, and a small young generation
 * of the heap, which keeps memory use stable under load.
 */
const NODE_OPTIONS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];

/** Returns the environment for child processes, with Node 24 and the installed tools first in PATH. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...NODE_OPTIONS].filter(Boolean).join(' '),
    // glibc gives each thread an arena of its own and seldom gives one back; two are enough here.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    PATH: `${dirname(nodePath())}${separator}${binaries}${separator}${process.env.PATH}`,
    ...extra,
  };
}

/** Runs a command of node_modules/.bin, or a script with Node 24. Returns the exit code. */
export function run(command, parameters, { env = {}, stdio = 'inherit' } = {}) {
  return spawnSync(command, parameters, { cwd: root, stdio, env: environment(env) });
}

/** Starts a script with Node 24 and passes signals to it. This process ends when the script ends. */
export function become(script, parameters, env = {}) {
  const child = spawn(nodePath(), [join(root, script), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: environment(env),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const SOURCES = [
  'src',
  'content',
  'public',
  'database',
  'assets/fonts',
  'assets/pictures',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/**
 * Returns a fingerprint of names, sizes and times of all sources. A build with the same fingerprint is up to
 * date.
 */
export function sourcesFingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return;
    const stat = statSync(absolute);
    if (stat.isDirectory()) for (const name of readdirSync(absolute).sort()) visit(`${path}/${name}`);
    else hash.update(`${path} ${stat.size} ${Math.round(stat.mtimeMs)}\n`);
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}

const settingsFile = join(root, '.env');

/**
 * Loads the settings of the file `.env` in the repository's root. Variables that are already set in the
 * environment take precedence. Needs Node 24.
 */
export function loadSettings() {
  // Whatever is written from here on is of this user alone.
  process.umask(0o077);
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
}

/**
 * Returns the settings without changing the environment of this process; processes started later load the
 * settings themselves.
 */
export function settings() {
  // Node 20 before its twelfth release cannot read the file.
  const written = existsSync(settingsFile) ? util.parseEnv?.(readFileSync(settingsFile, 'utf8')) : {};
  return { ...written, ...process.env };
}

export const buildStamp = join(root, 'build', 'fingerprint');

/** True when the build was made from the present sources. */
export function isBuilt() {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourcesFingerprint();
}

/** Installs packages and builds the shop where needed, as far as running the shop requires it. */
export function ensureBuilt() {
  const built = isBuilt();
  ensureInstalled({ tools: !built });
  if (built) return;
  console.log('Building …');
  const result = run(nodePath(), [join(root, 'scripts', 'build.mjs')]);
  if (result.status !== 0) fail('The build did not succeed; see above.');
}

export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
