// npm run test:chaos: sells while the server is killed, messages are lost and connections drop, on each database, and
// compares the books. `npm run test:crash` is the same with fewer purchases.
// PostgreSQL is TEST_DATABASE_URL, else a server found on the machine, started for this run alone.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, nodePath, root } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
const { findPostgres, startPostgres } = await import('./postgres.mjs');

const parameters = process.argv.slice(2);
const embeddedOnly = parameters.join(' ').replace('=', ' ').includes('--engine embedded');
const bin = embeddedOnly || process.env.TEST_DATABASE_URL ? null : findPostgres();
const server = bin ? await startPostgres(bin) : null;

const chaos = join(root, 'tests', 'chaos');
const run = spawn(
  nodePath(),
  ['--import', join(chaos, 'inline-files.ts'), join(chaos, 'run.ts'), ...parameters],
  {
    cwd: root,
    stdio: 'inherit',
    env: environment(server ? { TEST_DATABASE_URL: server.url } : {}),
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
const [code] = await once(run, 'exit');
await server?.stop();
process.exit(code ?? 1);
