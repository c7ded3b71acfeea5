// Reads every import of the shop and reports those that architecture.mjs does not allow.
// Run as a script it is a step of the check; as a module it serves its own tests. Needs Node 24.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import * as architecture from '../architecture.mjs';
import { root } from './bootstrap.mjs';
import { importRules, reachRules } from './boundary-rules.mjs';

/** Below this the reader has not understood the sources, and its silence means nothing. */
const FEWEST_MODULES = 150;

/** Answers how many files were read and one line per violation. */
export async function findViolations({ folder = root, tsConfigFile = join(root, 'tsconfig.json') } = {}) {
  const tsConfig = extractTSConfig(tsConfigFile);
  const read = async (parts, forbidden, tsPreCompilationDeps) => {
    const { output } = await cruise(
      parts.filter((part) => existsSync(join(folder, part))),
      {
        baseDir: folder,
        ruleSet: { forbidden },
        validate: true,
        tsPreCompilationDeps,
        doNotFollow: { path: 'node_modules' },
        exclude: { path: '^(build|data)/' },
      },
      { conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
      { tsConfig },
    );
    if (typeof output === 'string') throw new Error(output);
    return output;
  };
  const everyImport = await read(['src', 'content', 'demo', 'tests'], importRules(architecture), true);
  // From what a browser loads, as far as it leads: types are gone by then.
  const runTime = await read(['src/web', 'src/modules'], reachRules(), false);
  const violations = [everyImport, runTime].flatMap(({ summary }) => summary.violations.map(describe));
  const files = everyImport.modules.filter(({ source }) => /^(src|tests)\//.test(source));
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

function describe({ rule, from, to, cycle, via }) {
  const chain = (cycle ?? via)?.map(({ name }) => name).join(' → ');
  return `${rule.name}: ${from}${chain ? ` → ${chain}` : from === to ? '' : ` → ${to}`}`;
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
