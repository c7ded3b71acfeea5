// Checks every import of the shop against the rules of architecture.mjs and reports violations. As a script
// it is a step of `npm run check`; its tests import it as a module. Needs Node 24.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import * as architecture from '../../architecture.mjs';
import { root } from '../bootstrap.mjs';
import { importRules, reachRules } from './boundary-rules.mjs';

/**
 * The minimum number of modules found. With fewer, the reader failed, and a result without violations would
 * mean nothing.
 */
const FEWEST_MODULES = 150;

/** Returns the number of files read, and one line of text per violation. */
export async function findViolations({ folder = root, tsConfigFile = join(root, 'tsconfig.json') } = {}) {
  const tsConfig = extractTSConfig(tsConfigFile);
  const { output } = await cruise(
    ['src', 'content', 'demo', 'tests', 'lab'].filter((part) => existsSync(join(folder, part))),
    {
      baseDir: folder,
      ruleSet: { forbidden: importRules(architecture) },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(build|data)/' },
    },
    { conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    { tsConfig },
  );
  if (typeof output === 'string') throw new Error(output);
  const violations = [
    ...output.summary.violations.map(describe),
    ...findChains(importsAtRunTime(output.modules), reachRules()),
  ];
  const files = output.modules.filter(({ source }) => /^(src|tests)\//.test(source));
  return {
    files: files.length,
    violations: [...new Set(violations)].sort(),
    idleNeighbours: idleNeighbours(architecture, files),
  };
}

/**
 * Returns the dependencies between modules that architecture.mjs allows but no import uses, so that they can
 * be removed from the map.
 */
export function idleNeighbours({ moduleMap }, files) {
  const moduleOf = (path) => /^src\/modules\/([^/]+)\//.exec(path)?.[1];
  const calls = new Set(
    files
      .filter(({ source }) => !/\.test\.tsx?$/.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${moduleOf(source)} → ${moduleOf(resolved)}`),
      ),
  );
  return Object.entries(moduleMap)
    .flatMap(([module, neighbours]) => neighbours.map((neighbour) => `${module} → ${neighbour}`))
    .filter((call) => !calls.has(call));
}

function describe({ rule, from, to, cycle }) {
  const chain = cycle?.map(({ name }) => name).join(' → ');
  return `${rule.name}: ${from}${chain ? ` → ${chain}` : from === to ? '' : ` → ${to}`}`;
}

/** Returns the imports of each file that exist at run time; type-only imports are left out. */
function importsAtRunTime(modules) {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/**
 * Returns the shortest import chain from each file a rule names to each file it must not reach. Every file is
 * searched once for all rules.
 */
function findChains(imports, rules) {
  return [...imports.keys()].flatMap((source) => {
    const asked = rules.filter(({ from }) => isOf(from, source));
    const chains = asked.length > 0 ? chainsFrom(source, imports) : [];
    return asked.flatMap(({ name, to }) =>
      chains.filter((chain) => isOf(to, chain.at(-1))).map((chain) => `${name}: ${chain.join(' → ')}`),
    );
  });
}

const isOf = ({ path, pathNot = [] }, source) => matches(path, source) && !matches(pathNot, source);
const matches = (patterns, text) => [patterns].flat().some((pattern) => new RegExp(pattern).test(text));

function chainsFrom(source, imports) {
  const chains = new Map([[source, [source]]]);
  for (const [file, chain] of chains)
    for (const next of imports.get(file) ?? []) if (!chains.has(next)) chains.set(next, [...chain, next]);
  chains.delete(source);
  return [...chains.values()];
}

if (import.meta.main) {
  const { files, violations, idleNeighbours: idle } = await findViolations();
  for (const violation of violations) console.log(violation);
  for (const call of idle) console.log(`${call} is allowed in architecture.mjs and never used.`);
  if (files < FEWEST_MODULES)
    console.log(`Only ${files} files were read; fewer than ${FEWEST_MODULES} prove nothing.`);
  if (violations.length > 0 || idle.length > 0 || files < FEWEST_MODULES) process.exitCode = 1;
  else console.log(`${files} files keep to architecture.mjs`);
}
