// npm run bench:mails: how long answers take while hostile mails are read; see bench/mails.ts.

import { runBench } from './run-bench.mjs';

await runBench('mails.ts');
