// Dependency rules generated from architecture.mjs. One set limits which files may import which, types
// included; the other limits what reaches the browser through imports that exist at run time.

import { builtinModules } from 'node:module';

const TEST_CODE = '\\.test\\.tsx?$';
const REPOSITORIES = '\\.(repository|tables)\\.ts$';
const TABLES = '\\.tables\\.ts$';
const EVERYBODYS_MODULE = 'settings';

const any = (names) => `(${names.join('|')})`;
const escaped = (text) => text.replace(/[.\\/]/g, '\\$&');
/**
 * Returns a pattern for a package's path, or for its bare name when the package is not installed, so that a
 * missing package is checked too.
 */
const packagePath = (name) => `(^|node_modules/)${escaped(name)}(/|$)`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Rules about single imports, including type imports. Test files may ignore the layers, but no other rule.
 */
export function importRules(architecture) {
  return [
    ...layerRules(architecture),
    ...moduleRules(architecture),
    ...entryPointRules(architecture),
    ...homeRules(architecture),
    rule(
      'no-cycles',
      'Two files that need each other are one file, or a third is missing.',
      {},
      { circular: true },
    ),
    rule('no-orphans', 'Nothing imports it and it imports nothing.', { path: '^src/', orphan: true }, {}),
    rule(
      'no-test-code',
      'The shop does not contain its tests.',
      { path: '^src/', pathNot: TEST_CODE },
      { path: ['^tests/', TEST_CODE] },
    ),
    rule(
      'no-experiments',
      'The laboratory is built on the shop and its tests; neither needs it.',
      { pathNot: '^lab/' },
      { path: '^lab/' },
    ),
    rule(
      'content-is-data',
      'Content is read by the shop and knows nothing of it.',
      { path: '^content/' },
      { path: '^(src|demo|tests|lab)/' },
    ),
    rule(
      'no-demo',
      'The shop does not contain its demo.',
      { path: '^(src|content)/', pathNot: TEST_CODE },
      { path: '^demo/' },
    ),
    rule(
      'own-imports-resolve',
      'An import that is not understood would slip past every other rule.',
      { path: '^(src|content|demo|tests|lab)/' },
      // Route types are made by the check; the build need not be there yet.
      { couldNotResolve: true, path: '^[#.]', pathNot: ['/\\+types/', '^(\\.\\./)+build/'] },
    ),
  ];
}

/** Rules about chains of run-time imports of any length. */
export function reachRules() {
  const node = `^(node:)?${any(builtinModules.map((name) => escaped(name.replace(/^node:/, ''))))}$`;
  const database = [REPOSITORIES, '^src/platform/', ...['drizzle-orm', 'pg', 'pg-boss'].map(packagePath)];
  const browser = { path: '^src/web/', pathNot: [TEST_CODE, '^src/web/entry\\.server\\.tsx$'] };
  return [
    rule(
      'contract-is-browser-safe',
      'contract.ts and endpoints.ts are read by the browser: no Node and no database behind them.',
      { path: '^src/modules/[^/]+/(contract|endpoints)\\.ts$' },
      { path: [node, ...database] },
    ),
    rule(
      'pages-never-reach-the-database',
      'Pages ask the use cases they are given; nothing behind a page knows the database.',
      { path: '^src/web/', pathNot: TEST_CODE },
      { path: database },
    ),
    rule(
      'pages-are-browser-safe',
      'Components run in the browser: no Node behind them. Only entry.server.tsx stays on the server.',
      browser,
      { path: node },
    ),
  ];
}

function layerRules({ layers }) {
  const known = any(Object.keys(layers));
  const rules = Object.entries(layers).map(([layer, allowed]) =>
    rule(
      `layer-${layer}`,
      `src/${layer} may import ${allowed.join(', ')}.`,
      { path: `^src/${layer}/`, pathNot: TEST_CODE },
      { path: '^src/', pathNot: `^src/${any(allowed)}/` },
    ),
  );
  return [
    ...rules,
    rule(
      'layer-known',
      'Every layer is in architecture.mjs.',
      { path: '^src/', pathNot: `^src/${known}/` },
      {},
    ),
  ];
}

function moduleRules({ moduleMap }) {
  const known = any(Object.keys(moduleMap));
  const rules = Object.entries(moduleMap).flatMap(([module, neighbours]) => {
    const allowed = `^src/modules/${any([module, ...neighbours, EVERYBODYS_MODULE])}/`;
    return [
      rule(
        `module-${module}`,
        `${module} may call ${[...neighbours, EVERYBODYS_MODULE].join(', ')}.`,
        { path: `^src/modules/${module}/`, pathNot: [TEST_CODE, TABLES] },
        { path: '^src/modules/', pathNot: allowed },
      ),
      rule(
        `tables-${module}`,
        'A table may refer to any other table by a foreign key; else its module may call its neighbours only.',
        { path: `^src/modules/${module}/.*${TABLES}` },
        { path: '^src/modules/', pathNot: [allowed, TABLES] },
      ),
    ];
  });
  return [
    ...rules,
    rule(
      'module-known',
      'Every module is in architecture.mjs.',
      { path: '^src/modules/', pathNot: `^src/modules/${known}/` },
      {},
    ),
  ];
}

function entryPointRules({ entryPoints, databaseAsTypeOnly, separateAreas, sectionsFolder }) {
  const { others, ...byLayer } = entryPoints;
  const modulesBy = (names) =>
    `^src/modules/[^/]+/${any(names.map((name) => escaped(name).replace('*', '[^/]+')))}$`;
  const comment = (names) => `A module is entered by ${names.join(', ')}.`;
  const special = Object.entries(byLayer).map(([layer, names]) =>
    rule(
      `entry-points-${layer}`,
      comment(names),
      { path: `^src/${layer}/`, pathNot: TEST_CODE },
      { path: '^src/modules/', pathNot: modulesBy(names) },
    ),
  );
  const areas = separateAreas.flatMap((from) =>
    separateAreas
      .filter((to) => to !== from)
      .map((to) =>
        rule(
          `${from}-knows-no-${to}`,
          'What both need stands in src/web/ui or src/web/client.',
          { path: `^src/web/${from}/` },
          { path: `^src/web/${to}/` },
        ),
      ),
  );
  const sections = [
    rule(
      'sections-are-apart',
      'What two sections need stands in src/web/admin/shared.',
      { path: `^${sectionsFolder}/([^/]+)/`, pathNot: TEST_CODE },
      { path: `^${sectionsFolder}/`, pathNot: `^${sectionsFolder}/$1/` },
    ),
    rule(
      'sections-are-last',
      'A section is shown by its address alone.',
      { path: '^src/web/admin/(ui|shared|session)/', pathNot: TEST_CODE },
      { path: `^${sectionsFolder}/` },
    ),
  ];
  return [
    ...special,
    ...sections,
    rule(
      'entry-points-modules',
      comment(others),
      { path: '^src/modules/([^/]+)/', pathNot: [TEST_CODE, REPOSITORIES] },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', modulesBy(others)] },
    ),
    rule(
      'entry-points-sql',
      `${comment(others)} SQL may also join the tables of a module that it may call.`,
      { path: `^src/modules/([^/]+)/.*${REPOSITORIES}`, pathNot: TEST_CODE },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', modulesBy(others), TABLES] },
    ),
    rule(
      'entry-points',
      comment(others),
      { path: '^src/', pathNot: [TEST_CODE, `^src/${any(['modules', ...Object.keys(byLayer)])}/`] },
      { path: '^src/modules/', pathNot: modulesBy(others) },
    ),
    rule(
      'adapter-entry-points',
      'An adapter is entered by the file that bears the name of its folder.',
      { path: '^src/main/', pathNot: TEST_CODE },
      { path: '^src/integrations/', pathNot: '^src/integrations/([^/]+)/\\1\\.ts$' },
    ),
    rule(
      'database-is-a-type',
      'Here the database is only handed on to a use case.',
      { path: `^src/${any(databaseAsTypeOnly)}/`, pathNot: TEST_CODE },
      { path: '^src/platform/database/', dependencyTypesNot: ['type-only'] },
    ),
    ...areas,
  ];
}

function homeRules({ sqlHomes, vendorHomes }) {
  const homes = sqlHomes.map((home) => (home.startsWith('.') ? `${escaped(home)}$` : `^${escaped(home)}`));
  const vendors = Object.entries(vendorHomes).map(([vendor, home]) =>
    rule(
      `home-of-${vendor.replace(/[^a-z]+/g, '-').replace(/^-/, '')}`,
      `${vendor} is spoken to in ${home} only.`,
      { path: '^src/', pathNot: [TEST_CODE, `^${home}/`] },
      {
        path: vendor.startsWith('node:')
          ? `^(node:)?${escaped(vendor.slice('node:'.length))}$`
          : packagePath(vendor),
      },
    ),
  );
  return [
    rule(
      'sql-in-repositories',
      'SQL is written in *.repository.ts and *.tables.ts.',
      { path: '^src/', pathNot: [TEST_CODE, ...homes] },
      { path: packagePath('drizzle-orm') },
    ),
    ...vendors,
  ];
}
