// npm run new -- mail|section|provider <name>: creates the skeleton of a mail, a back-office section or a
// payment provider from existing examples, ready for `npm run check`. Runs on Node 20 or newer; the tools it
// calls run on Node 24.

import { ensureInstalled, fail, nodePath, root, run } from './bootstrap.mjs';
import { generate } from './new/generate.mjs';
import { Refused } from './new/tree.mjs';

const parameters = process.argv.slice(2);
const { written, touched, next } = write();
ensureInstalled();
must('biome', ['check', '--write', '--log-level=error', ...written, ...touched]);
if (written.some((path) => path.endsWith('.tables.ts')))
  must(nodePath(), ['scripts/db-generate.mjs', '--name', migrationName()]);
if (touched.some((path) => path.startsWith('src/platform/config/')))
  must(nodePath(), ['scripts/generate/env-example.mjs']);
if (touched.includes('architecture.mjs')) {
  must(nodePath(), ['scripts/generate/module-table.mjs']);
  must(nodePath(), ['scripts/generate/architecture-diagram.mjs']);
}

tell('Written', written);
tell('Touched', touched);
tell('Next', [...next, 'Then: npm run check']);

function write() {
  try {
    return generate(root, parameters);
  } catch (error) {
    if (error instanceof Refused) fail(error.message);
    throw error;
  }
}

function must(command, given) {
  if (run(command, given).status !== 0) fail(`${command} did not succeed; see above.`);
}

function migrationName() {
  return parameters[1].replaceAll('-', '_');
}

function tell(heading, lines) {
  console.log(`\n${heading}:`);
  for (const line of lines) console.log(`  ${line}`);
}
