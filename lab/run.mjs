// npm run lab prints the table of experiments; npm run lab -- <name> [options] runs one, after building or
// installing what it needs. `--help` after the name lists its options. Runs on Node 20 or newer, the
// experiments on Node 24.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, fail, nodePath, root } from '../scripts/bootstrap.mjs';
import { ensureDebianPackages, installDebianPackages } from '../scripts/test/debian-packages.mjs';
import { experiments, needsOf } from './experiments.mjs';

/** A module that lets Node import assets the build would embed. */
const INLINE_ASSETS = join(root, 'lab', 'support', 'inline-assets.ts');
/** An option for experiments with their own database server: that server does not force writes to disk. */
const NO_FSYNC = '--no-fsync';

const [name, ...typed] = process.argv.slice(2);
if (name === undefined || name === '--help') {
  printTable();
  process.exit(0);
}
const experiment = experiments.find((each) => each.name === name);
if (!experiment) {
  printTable();
  fail(`There is no experiment called ${name}.`);
}
ensureInstalled();
process.exit(typed.includes('--help') ? await showHelp(experiment) : await runExperiment(experiment));

/**
 * Prints the help of an experiment; the experiment's script lists its options. Returns the script's exit
 * code.
 */
function showHelp({ proves, takes, entry, parameters = [], ...needs }) {
  console.log(`${proves}\nNeeds ${needsOf(needs)}; takes about ${takes}.\n`);
  return start(entry, [...parameters, ...typed]);
}

/** Runs the experiment and returns the exit code of its script. */
async function runExperiment({ entry, parameters = [], ...needs }) {
  await prepare(needs);
  const wanted = [...parameters, ...typed.filter((each) => each !== NO_FSYNC)];
  if (needs.postgres !== 'started' || process.env.TEST_DATABASE_URL) return start(entry, wanted);
  const { findPostgres, startPostgres } = await import('../scripts/test/postgres.mjs');
  const bin = findPostgres();
  if (bin === null) return start(entry, wanted);
  const durable = !typed.includes(NO_FSYNC);
  const server = await startPostgres(bin, { durable });
  console.log(`PostgreSQL: started for this run on a socket, fsync ${durable ? 'on' : 'off'}.`);
  return start(entry, wanted, { TEST_DATABASE_URL: server.socketUrl }).finally(server.stop);
}

/**
 * Prepares the machine for the experiment. Ends this process when something is missing that cannot be
 * installed.
 */
async function prepare({ linux, root: asRoot, built, postgres, programs = {} }) {
  if (linux && process.platform !== 'linux') fail(`${name} runs on Linux only.`);
  if (asRoot && process.getuid?.() !== 0) fail(`${name} runs as root only.`);
  ensureDebianPackages(programs);
  if (built) ensureBuilt();
  if (postgres !== 'installed') return;
  const { findPostgres } = await import('../scripts/test/postgres.mjs');
  if (findPostgres() === null) installDebianPackages(['postgresql']);
}

/** Runs a script with Node 24 and passes signals to it. Returns the exit code. */
async function start(entry, parameters, env = {}) {
  const child = spawn(nodePath(), ['--import', INLINE_ASSETS, join(root, entry), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: environment(env),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

function printTable() {
  console.log('npm run lab -- <name> [options]; --help behind the name lists its options\n');
  for (const each of experiments) {
    console.log(`${each.name.padEnd(24)}${each.proves}`);
    console.log(`${''.padEnd(24)}needs ${needsOf(each)}; takes about ${each.takes}\n`);
  }
}
