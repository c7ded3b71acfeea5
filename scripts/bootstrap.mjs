// What every command needs before it can begin, on a machine with nothing but git, npm and some Node of 20 or
// newer: the packages of the lock file, and Node 24, which is one of them. Runs on any Node >= 20, imports
// nothing of npm's.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.zwartwit-installed');

/** What `NODE_ENV=production npm start` leaves: packages that run, none that only build, test or measure. */
const WHAT_RUNS = ' what runs';

/**
 * Installs when node_modules is not what the lock file says. Quiet when there is nothing to do. `tools:
 * false` is for commands that are content with what runs; every other one brings the tools back.
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

/** Takes away what only builds, tests or measures. The next command that needs it installs it again. */
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

/** Node 24 as installed by the dependency `node`. */
export function nodePath() {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * `node:sqlite` still warns that it is experimental. A small young generation keeps memory flat under load.
 */
const NODE_OPTIONS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];

/** The environment of everything we start: our Node and our tools first. */
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

/** Runs a command of node_modules/.bin or a script with Node 24; answers its exit code. */
export function run(command, parameters, { env = {}, stdio = 'inherit' } = {}) {
  return spawnSync(command, parameters, { cwd: root, stdio, env: environment(env) });
}

/** Starts a script with Node 24 and hands signals on to it; ends when it ends. */
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

/** A fingerprint of names, sizes and times of all sources: equal means the build is of these sources. */
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
 * Settings of a file `.env` beside the README; what the environment says already goes before it. Needs Node
 * 24.
 */
export function loadSettings() {
  // Whatever is written from here on is of this user alone.
  process.umask(0o077);
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
}

/** The same, only to be looked at: what is started later reads them anew. */
export function settings() {
  // Node 20 before its twelfth release cannot read the file.
  const written = existsSync(settingsFile) ? util.parseEnv?.(readFileSync(settingsFile, 'utf8')) : {};
  return { ...written, ...process.env };
}

export const buildStamp = join(root, 'build', 'fingerprint');

/** Whether the build is of these very sources. */
export function isBuilt() {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourcesFingerprint();
}

/** Installs and builds what is missing, and nothing more than it takes to run. */
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
