// npm run lab: the table of experiments. npm run lab -- <name> [options]: runs one of them, after what it
// needs was made or installed; `--help` behind the name lists its options. Runs on any Node >= 20, the
// experiments on Node 24.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, fail, nodePath, root } from '../scripts/bootstrap.mjs';
import { ensureDebianPackages, installDebianPackages } from '../scripts/test/debian-packages.mjs';
import { experiments, needsOf } from './experiments.mjs';

/** Lets plain Node import the assets that the build puts into its files. */
const INLINE_ASSETS = join(root, 'lab', 'support', 'inline-assets.ts');
/** Of an experiment whose server is started here: that server does not force its writes to the disk. */
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

/** Answers the exit code of the entry, which lists its options itself. */
function showHelp({ proves, takes, entry, parameters = [], ...needs }) {
  console.log(`${proves}\nNeeds ${needsOf(needs)}; takes about ${takes}.\n`);
  return start(entry, [...parameters, ...typed]);
}

/** Answers the exit code of the entry. */
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

/** Ends this process where something is missing that cannot be had here. */
async function prepare({ linux, root: asRoot, built, postgres, programs = {} }) {
  if (linux && process.platform !== 'linux') fail(`${name} runs on Linux only.`);
  if (asRoot && process.getuid?.() !== 0) fail(`${name} runs as root only.`);
  ensureDebianPackages(programs);
  if (built) ensureBuilt();
  if (postgres !== 'installed') return;
  const { findPostgres } = await import('../scripts/test/postgres.mjs');
  if (findPostgres() === null) installDebianPackages(['postgresql']);
}

/** Runs the entry with Node 24 and hands signals on to it; answers its exit code. */
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
