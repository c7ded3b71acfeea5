// npm test: from a bare checkout to one line, `N passed, N failed`. Install, checks, unit tests, build,
// integration tests on both engines, browser tests; ends at the first part that fails. Runs on any Node >=
// 20, its steps on Node 24. npm test -- <name> …: only the tests whose path holds one of the names, with what
// they need.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, isBuilt, nodePath, root } from './bootstrap.mjs';

ensureInstalled();
const { runChecks } = await import('./check-steps.mjs');
const { findPostgres, startPostgres } = await import('./postgres.mjs');
const { report, runStep } = await import('./steps.mjs');
const { vitestStep } = await import('./vitest-step.mjs');

const names = process.argv.slice(2);
if (names.length > 0) process.exit(await testOnly(names));

const remarks = [];

/** Each part answers what it counted; a failure in one ends the run. */
const parts = [
  runChecks,
  askForHoles,
  build,
  onBothEngines,
  () => runTests('e2e', { name: 'browser tests' }),
];

const counts = [];
for (const part of parts) {
  counts.push(...(await part()));
  if (process.exitCode || sum('failed') > 0) break;
}
for (const remark of remarks) console.log(`\n!! ${remark}`);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(process.exitCode || (sum('failed') === 0 ? 0 : 1));

/**
 * With the output of the tests as they run, on the embedded database unless TEST_DATABASE_URL says otherwise.
 */
async function testOnly(names) {
  const files = ['src', 'tests', 'scripts', 'demo'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)),
  );
  const wanted = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && names.some((name) => file.includes(name)),
  );
  if (wanted.length === 0) {
    console.error(`No test file has ${names.join(' or ')} in its path.`);
    return 1;
  }
  if (wanted.some(startsShop)) ensureBuilt();
  const result = await runStep({
    name: names.join(', '),
    command: 'vitest',
    parameters: ['run', ...wanted],
    live: true,
  });
  return result.ok ? 0 : 1;
}

/** The browser tests, and those that kill the shop. */
function startsShop(file) {
  return (
    file.startsWith(join('tests', 'e2e')) || readFileSync(join(root, file), 'utf8').includes('builtShop')
  );
}

function sum(key) {
  return counts.reduce((total, count) => total + count[key], 0);
}

async function runTests(project, options) {
  const { step, count } = vitestStep(project, options);
  const result = await runStep(step);
  const counted = count(result);
  report(result, `${counted.passed} passed, ${counted.failed} failed`);
  return [counted];
}

/**
 * Side by side: a third of their time is waiting, for a shop that was killed to be back or for a slow service
 * to be given up.
 */
async function onBothEngines() {
  const embedded = runTests('integration', {
    name: 'integration (embedded)',
    env: { TEST_DATABASE_URL: '' },
  });
  return (await Promise.all([embedded, onPostgres()])).flat();
}

/**
 * The same integration tests on a server: the given one, else Debian's, else none and a remark nobody
 * overlooks.
 */
async function onPostgres() {
  const name = 'integration (PostgreSQL)';
  const given = process.env.TEST_DATABASE_URL;
  const run = (url) => runTests('integration', { name, env: { TEST_DATABASE_URL: url } });
  if (given) return run(given);
  const bin = findPostgres();
  if (bin === null) {
    remarks.push(
      'NOT TESTED ON POSTGRESQL: no server was found. Set TEST_DATABASE_URL or install postgresql.',
    );
    console.log(`- ${name}: no server found`);
    return [];
  }
  const server = await startPostgres(bin);
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
}

/**
 * A remark: a hole that was found since yesterday is no fault of what is tested. `npm run audit` fails on it.
 */
async function askForHoles() {
  const result = await runStep({
    name: 'known holes',
    command: nodePath(),
    parameters: [join(root, 'scripts', 'audit.mjs')],
  });
  const said = result.output.trim();
  console.log(`- known holes: ${said.split('\n', 1)[0]}`);
  if (!result.ok || said.startsWith('NOT')) remarks.push(said);
  return [];
}

/** Skipped when the build is of these very sources; otherwise it counts as one check. */
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
