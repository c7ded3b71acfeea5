// npm run bench: measures the built shop on each database against its aims; see bench/run.ts.

import { runBench } from './run-bench.mjs';

await runBench('run.ts');
