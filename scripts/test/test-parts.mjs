// Which part of the suite a test file belongs to, and where each part runs: `npm test` (daily), or
// `npm run test:all` (the rest). CI runs both, so each test once on every engine it is about. A file belongs
// to the first part that names it.

/**
 * `engines` says on which databases a part means something: `none` when its tests bring their own or use
 * none, `one` when one engine says enough in daily work, `both` when the engines are what it is about.
 * `run` says when the first of those engines runs it.
 */
export const parts = [
  { name: 'unit-mocked', run: 'daily', engines: 'none', files: ['src/**/*.mocked.test.ts'] },
  { name: 'looks', run: 'rest', engines: 'none', files: ['tests/e2e/looks/**/*.test.ts'] },
  { name: 'e2e', run: 'daily', engines: 'none', files: ['tests/e2e/**/*.test.ts'] },
  {
    name: 'standalone',
    run: 'daily',
    engines: 'none',
    files: [
      'tests/standalone/**/*.test.ts',
      'src/integrations/**/*.integration.test.ts',
      'src/platform/database/embedded/**/*.integration.test.ts',
    ],
  },
  { name: 'tools', run: 'rest', engines: 'none', files: ['tests/tools/**/*.test.ts'] },
  { name: 'faults', run: 'rest', engines: 'both', files: ['tests/integration/faults/**/*.test.ts'] },
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

/** What a vitest project of this part includes and excludes. */
export function globsOf(name) {
  const index = parts.findIndex((part) => part.name === name);
  return {
    include: parts[index].files,
    exclude: [...parts.slice(0, index).flatMap(({ files }) => files), '**/node_modules/**'],
  };
}

/**
 * The runs of vitest a suite consists of, `daily` or `rest`, beyond the unit tests, which the check runs:
 * some parts on one engine each, `null` for parts that need none. `engines` names those at hand, the one
 * for daily work first. What `daily` leaves out on any of them is in `rest`.
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
