// Runs the API fuzz test of the test suite with more passes and a new seed each time. `--seed 7 --passes 50`
// repeats or extends a run.

import { run } from '../../scripts/bootstrap.mjs';
import { readOptions } from '../support/read-options.ts';

const { seed, passes } = readOptions({ seed: String(Date.now() % 1e9), passes: '20' });
const { status } = run('vitest', ['run', 'tests/integration/thorough/fuzz.test.ts'], {
  env: { FUZZ_PASSES: passes, FUZZ_SEED: seed },
});
process.exit(status ?? 1);
