// npm run test:cluster: what the run reads of the shop's sources needs to know how the build folds files into
// them. Asked to end, it ends as at its end: what it started goes with it.

import '#tests/chaos/inline-files.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
await import('./report.ts');
