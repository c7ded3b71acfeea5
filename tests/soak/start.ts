// What npm run test:soak starts: fonts have to be readable before the sources of the shop are read.

import '#tests/chaos/inline-files.ts';

await import('./run.ts');
