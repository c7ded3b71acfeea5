// npm test: installs, checks, runs unit tests, builds, and runs the daily integration and browser tests; the
// last line is `N passed, N failed`. `npm run test:all` runs the remaining tests (faults, looks, thorough
// tests, the other database engine); CI runs all with `npm test -- --ci`, each test once.
// scripts/test/test-parts.mjs says which test runs where. A run ends at the first step that fails. Runs on
// Node 20 or newer, its steps on Node 24. npm test -- <name> …: only the tests whose path contains one of the
// names.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, isBuilt, nodePath, root } from './bootstrap.mjs';

ensureInstalled();
const { runChecks } = await import('./check/check-steps.mjs');
const { findPostgres, startPostgres } = await import('./test/postgres.mjs');
const { report, runStep } = await import('./test/steps.mjs');
const { runsOf } = await import('./test/test-parts.mjs');
const { vitestStep } = await import('./test/vitest-step.mjs');

/** Options that run the fast tests again after every saved change. */
const WATCHED = ['watch', '--project=unit', '--project=unit-mocked', '--project=integration'];
const SUITES = { '--rest': ['rest'], '--ci': ['daily', 'rest'] };
const names = process.argv.slice(2);
if (names.join(' ') === '--watch') await watch();
const suites = names.length === 0 ? ['daily'] : SUITES[names.join(' ')];
if (!suites) process.exit(await testOnly(names));

const remarks = [];

/** The steps of the run. Each returns its counts; a failed step ends the run. */
const steps = [...(suites.includes('daily') ? [runChecks, askForHoles] : []), build, () => onEngines(suites)];

const counts = [];
for (const step of steps) {
  counts.push(...(await step()));
  if (process.exitCode || sum('failed') > 0) break;
}
for (const remark of remarks) console.log(`\n!! ${remark}`);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(process.exitCode || (sum('failed') === 0 ? 0 : 1));

/**
 * Runs only the tests whose path contains one of the names, with their output. The database is embedded
 * unless TEST_DATABASE_URL is set.
 */
async function testOnly(names) {
  const files = ['src', 'tests', 'scripts', 'demo', 'lab', 'ops'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)),
  );
  const wanted = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && names.some((name) => file.includes(name)),
  );
  if (wanted.length === 0) {
    console.error(`No test file has ${names.join(' or ')} in its path.`);
    return 1;
  }
  // The browser tests, those that kill the shop, and the like.
  if (wanted.some((file) => file.startsWith('tests'))) ensureBuilt();
  const result = await runStep({
    name: names.join(', '),
    command: 'vitest',
    parameters: ['run', ...wanted],
    live: true,
  });
  return result.ok ? 0 : 1;
}

/** Watches the sources and never returns: this process ends together with the watching process. */
function watch() {
  return new Promise(() => become('node_modules/vitest/vitest.mjs', WATCHED, { TEST_DATABASE_URL: '' }));
}

function sum(key) {
  return counts.reduce((total, count) => total + count[key], 0);
}

/**
 * Runs the tests on their database engines. Daily runs use a PostgreSQL server, which is twice as fast and
 * what large shops use: the configured server, else Debian's. Without a server the tests use the embedded
 * database, and a remark is printed.
 */
async function onEngines(suites) {
  const given = process.env.TEST_DATABASE_URL;
  const bin = given ? null : findPostgres();
  const server = bin === null ? null : await startPostgres(bin);
  const urls = { PostgreSQL: given || server?.url, embedded: '' };
  if (!urls.PostgreSQL) {
    delete urls.PostgreSQL;
    remarks.push(
      'NOT TESTED ON POSTGRESQL: no server was found. Set TEST_DATABASE_URL or install postgresql.',
    );
  }
  try {
    const counted = [];
    for (const suite of suites) {
      const runs = runsOf(suite, Object.keys(urls)).map((run) => ({ ...run, url: urls[run.engine] ?? '' }));
      counted.push(...(await runAll(runs)));
      if (counted.some(({ failed }) => failed > 0)) break;
    }
    return counted;
  } finally {
    await server?.stop();
  }
}

/**
 * Runs two runs of two workers each at a time, because a test spends a third of its time waiting. The browser
 * tests take longest and begin first. No run begins after one that failed.
 */
async function runAll(runs) {
  const waiting = runs.toSorted((one, other) => Number(one.engine !== null) - Number(other.engine !== null));
  const counted = [];
  const lane = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      counted.push(await runTests(run));
      if (counted.some(({ failed }) => failed > 0)) return;
    }
  };
  await Promise.all([lane(), lane()]);
  return counted;
}

async function runTests({ engine, parts, url }) {
  const name = parts.join(', ') + (engine ? ` (${engine})` : '');
  const { step, count } = vitestStep(parts, { name, env: { TEST_DATABASE_URL: url } });
  const result = await runStep(step);
  const counted = count(result);
  report(result, `${counted.passed} passed, ${counted.failed} failed`);
  return counted;
}

/**
 * Checks the packages for known vulnerabilities and only prints a remark, because a newly found vulnerability
 * is no fault of the tested code. `npm run ops -- audit` fails on it.
 */
async function askForHoles() {
  const result = await runStep({
    name: 'known holes',
    command: nodePath(),
    parameters: [join(root, 'ops', 'audit', 'run.mjs')],
  });
  const said = result.output.trim();
  console.log(`- known holes: ${said.split('\n', 1)[0]}`);
  if (!result.ok || said.startsWith('NOT')) remarks.push(said);
  return [];
}

/** Builds the shop and counts as one check; skipped when the build is up to date. */
async function build() {
  if (isBuilt()) return [];
  const result = await runStep({
    name: 'build',
    command: nodePath(),
    parameters: [join(root, 'scripts', 'build.mjs')],
  });
  report(result);
  return [{ passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1, skipped: 0 }];
}
