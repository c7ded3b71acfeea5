// What every benchmark of the databases needs: the built shop, and a PostgreSQL server that is
// TEST_DATABASE_URL, else one found on the machine, started for this run alone.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, nodePath, root } from './bootstrap.mjs';

/** Runs a file of bench/ with what the command was given, and ends this process with its code. */
export async function runBench(file) {
  ensureInstalled();
  ensureBuilt();
  const { findPostgres, startPostgres } = await import('./postgres.mjs');
  const bin = process.env.TEST_DATABASE_URL ? null : findPostgres();
  const careless = process.argv.includes('--no-fsync');
  const server = bin ? await startPostgres(bin, { durable: !careless }) : null;
  if (server)
    console.log(
      `PostgreSQL: een tijdelijke server ${careless ? 'zonder' : 'met'} fsync, over een socket; met TEST_DATABASE_URL meet je je eigen.`,
    );

  const run = spawn(
    nodePath(),
    [join(root, 'bench', file), ...process.argv.slice(2).filter((each) => each !== '--no-fsync')],
    {
      cwd: root,
      stdio: 'inherit',
      env: environment(server ? { TEST_DATABASE_URL: server.socketUrl } : {}),
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
  const [code] = await once(run, 'exit');
  await server?.stop();
  process.exit(code ?? 1);
}
