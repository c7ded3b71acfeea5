// npm run db:generate -- --name=<name>: creates a migration from changed table definitions. Only the newest
// snapshot of drizzle-kit is kept, with one line per column, index or key, so that its diff shows what the
// migration changes.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, run } from './bootstrap.mjs';

/** The JSON depth from which a value is written on one line: tables, table, columns, column. */
const DEPTH_OF_A_COLUMN = 4;

ensureInstalled();
process.exitCode = run('drizzle-kit', ['generate', ...process.argv.slice(2)]).status ?? 1;

const folder = join(root, 'database', 'migrations', 'meta');
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
for (const older of snapshots.slice(0, -1)) rmSync(join(folder, older));
const newest = join(folder, snapshots.at(-1));
writeFileSync(newest, `${lines(JSON.parse(readFileSync(newest, 'utf8')))}\n`);

function lines(value, depth = 0) {
  const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isInner || depth === DEPTH_OF_A_COLUMN || Object.keys(value).length === 0)
    return JSON.stringify(value);
  const indent = '  '.repeat(depth);
  const inside = Object.entries(value).map(
    ([name, each]) => `${indent}  ${JSON.stringify(name)}: ${lines(each, depth + 1)}`,
  );
  return `{\n${inside.join(',\n')}\n${indent}}`;
}
