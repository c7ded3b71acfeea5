// npm run check: all checks of the sources that need no running shop; takes about a minute on an idle
// machine.

import { ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
const { runChecks } = await import('./check/check-steps.mjs');

const startedAt = performance.now();
const counts = await runChecks();
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(
  `\n${failed === 0 ? 'All checks passed' : 'Not everything is in order'} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
);
process.exit(failed === 0 ? 0 : 1);
