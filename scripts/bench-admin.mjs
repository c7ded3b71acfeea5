// npm run bench:admin -- [--orders 100000]: how long the back-office waits in a large shop; see
// bench/admin.ts.

import { runBench } from './run-bench.mjs';

await runBench('admin.ts');
