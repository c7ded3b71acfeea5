// npm run test:cluster: what the run reads of the shop's sources needs to know how the build folds files into them.

import '#tests/chaos/inline-files.ts';

await import('./report.ts');
