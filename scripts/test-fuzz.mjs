// npm run test:fuzz: every operation of the API with hostile values, for longer than the suite can. A seed of
// its own each time, told in the title; `-- --seed 7 --passes 50` repeats or lengthens a run.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, environment, nodePath, root } from './bootstrap.mjs';

ensureInstalled();
const { values } = parseArgs({ options: { seed: { type: 'string' }, passes: { type: 'string' } } });
const run = spawn(
  nodePath(),
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'integration',
    'tests/integration/fuzz.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: environment({
      FUZZ_PASSES: values.passes ?? '20',
      FUZZ_SEED: values.seed ?? String(Date.now() % 1e9),
    }),
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
const [code] = await once(run, 'exit');
process.exit(code ?? 1);
