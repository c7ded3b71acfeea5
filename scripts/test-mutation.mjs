// npm run test:mutation: changes the money modules one spot at a time and tells which changes no unit test
// notices. Ends in an error below nine of ten noticed; takes minutes, so it is for who changes one of those
// modules.

import { ensureInstalled, run } from './bootstrap.mjs';

ensureInstalled();
const { status } = run('stryker', ['run', 'tests/mutation/stryker.config.mjs', ...process.argv.slice(2)]);
process.exit(status ?? 1);
