// Writes the table of modules in ARCHITECTURE.md from architecture.mjs; with --check it compares and writes
// nothing.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../../architecture.mjs';
import { root } from '../bootstrap.mjs';

const file = join(root, 'ARCHITECTURE.md');
const HEAD = '| module | subject | calls |\n|---|---|---|\n';

const rows = Object.entries(modules).map(
  ([module, { decides, neighbours }]) => `| ${module} | ${decides} | ${neighbours.join(', ') || '–'} |\n`,
);
const page = readFileSync(file, 'utf8');
const start = page.indexOf(HEAD);
if (start < 0) throw new Error('ARCHITECTURE.md has no table of modules to write.');
const end = page.indexOf('\n\n', start) + 1;
const written = page.slice(0, start) + HEAD + rows.join('') + page.slice(end);

if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (written !== page) {
  console.error(
    'The table in ARCHITECTURE.md is not what architecture.mjs says. Run: node scripts/generate/module-table.mjs',
  );
  process.exitCode = 1;
}
