// Reads every import of the shop and reports those that architecture.mjs does not allow.
// Run as a script it is a step of the check; as a module it serves its own tests. Needs Node 24.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import * as architecture from '../../architecture.mjs';
import { root } from '../bootstrap.mjs';
import { importRules, reachRules } from './boundary-rules.mjs';

/** Below this the reader has not understood the sources, and its silence means nothing. */
const FEWEST_MODULES = 150;

/** Answers how many files were read and one line per violation. */
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

/** Neighbours a module may call and never does: the map would promise more than there is. */
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

/** By file; types are gone by the time it runs. */
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
 * The shortest chain from each file of a rule to each it may not lead to; a file is walked from once, for all
 * rules.
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
