// npm run test:chaos: sells while processes are killed, messages are lost and the database comes and goes, on
// each engine; then leaves the shop to itself and compares the books. `npm run test:crash` is the same with
// fewer purchases. PostgreSQL is a server found on the machine, started for this run alone; with
// TEST_DATABASE_URL that one, never restarted.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, nodePath, root } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
const chaos = join(root, 'tests', 'chaos');
const run = spawn(
  nodePath(),
  ['--import', join(chaos, 'inline-files.ts'), join(chaos, 'run.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
const [code] = await once(run, 'exit');
process.exit(code ?? 1);
