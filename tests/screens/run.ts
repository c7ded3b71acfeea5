// Takes pictures of every screen into a folder, and says which look different from those of another folder.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareScreens } from './compare-screens.ts';
import { takeScreens } from './take-screens.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    dark: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error(
    'npm run screens -- <folder> [--against <folder>] [--only <parts of names, by commas>] [--dark]',
  );
  process.exit(1);
}

const missed = await takeScreens(folder, values.only.split(','), values.dark);
for (const line of missed) console.error(`not taken  ${line}`);
if (values.against) {
  const out = join(folder, 'different');
  const differences = await compareScreens(values.against, folder, out);
  for (const { name, share } of differences)
    console.log(`${(share * 100).toFixed(3).padStart(8)} %  ${name}`);
  console.log(`${differences.length} look different; before, after and where: ${out}`);
}
process.exit(missed.length > 0 ? 1 : 0);
