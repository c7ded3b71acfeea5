// npm run check: everything that can be said about the sources without starting the shop, in about a minute
// on a quiet machine.

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
