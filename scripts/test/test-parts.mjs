// Assigns each test file to a part of the test suite, and each part to a run: `npm test` (daily) or `npm run
// test:all` (the rest). CI runs both, so each test runs once on every engine it concerns. A file belongs to
// the first part that matches it.

/**
 * The parts of the suite. `engines`: `none` when the tests use no database or start their own, `one` when one
 * engine is enough for daily work, `both` when the tests are about the engines. `run` says when the first of
 * these engines runs the part.
 */
export const parts = [
  { name: 'unit-mocked', run: 'daily', engines: 'none', files: ['src/**/*.mocked.test.ts'] },
  { name: 'looks', run: 'rest', engines: 'none', files: ['tests/e2e/looks/**/*.test.ts'] },
  { name: 'e2e-thorough', run: 'rest', engines: 'none', files: ['tests/e2e/thorough/**/*.test.ts'] },
  { name: 'e2e', run: 'daily', engines: 'none', files: ['tests/e2e/**/*.test.ts'] },
  {
    name: 'embedded',
    run: 'rest',
    engines: 'none',
    files: ['src/platform/database/embedded/**/*.integration.test.ts'],
  },
  {
    name: 'standalone-thorough',
    run: 'rest',
    engines: 'none',
    files: ['tests/standalone/thorough/**/*.test.ts'],
  },
  {
    name: 'standalone',
    run: 'daily',
    engines: 'none',
    files: ['tests/standalone/**/*.test.ts', 'src/integrations/**/*.integration.test.ts'],
  },
  { name: 'tools', run: 'rest', engines: 'none', files: ['tests/tools/**/*.test.ts'] },
  { name: 'faults', run: 'rest', engines: 'both', files: ['tests/integration/faults/**/*.test.ts'] },
  {
    name: 'integration-thorough',
    run: 'rest',
    engines: 'both',
    files: ['tests/integration/thorough/**/*.test.ts', 'src/**/*.thorough.test.ts'],
  },
  {
    name: 'engines',
    run: 'daily',
    engines: 'both',
    files: [
      'tests/integration/engines/**/*.test.ts',
      'src/platform/{database,jobs}/**/*.integration.test.ts',
    ],
  },
  {
    name: 'integration',
    run: 'daily',
    engines: 'one',
    files: ['tests/integration/**/*.test.ts', 'src/**/*.integration.test.ts'],
  },
  {
    name: 'unit',
    run: 'daily',
    engines: 'none',
    files: ['{src,demo,scripts,lab,ops}/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
  },
];

/** Returns the file patterns that a vitest project of this part includes and excludes. */
export function globsOf(name) {
  const index = parts.findIndex((part) => part.name === name);
  return {
    include: parts[index].files,
    exclude: [...parts.slice(0, index).flatMap(({ files }) => files), '**/node_modules/**'],
  };
}

/**
 * Returns the vitest runs of a suite, `daily` or `rest`, without the unit tests, which the check runs. A run
 * has several parts on one engine, or on `null` for parts that need none. `engines` are the available
 * engines, the one for daily work first; parts that `daily` leaves out on an engine are in `rest`.
 */
export function runsOf(suite, engines) {
  const [first, second] = engines;
  const named = (isWanted) => tested.filter(isWanted).map(({ name }) => name);
  const onFirst = named(({ run, engines: on }) => on !== 'none' && run === suite);
  const onSecond = named(({ run, engines: on }) =>
    on === 'one' ? suite === 'rest' : on === 'both' && run === suite,
  );
  const onNone = named(({ run, engines: on }) => on === 'none' && run === suite);
  return [
    { engine: first, parts: onFirst },
    { engine: second, parts: onSecond },
    { engine: null, parts: onNone },
  ].filter(({ engine, parts: inIt }) => engine !== undefined && inIt.length > 0);
}

const tested = parts.filter(({ name }) => !name.startsWith('unit'));
