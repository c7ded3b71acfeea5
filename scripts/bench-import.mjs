// npm run bench:import: how long a large import takes, and how much memory; see bench/import.ts.

import { runBench } from './run-bench.mjs';

await runBench('import.ts');
