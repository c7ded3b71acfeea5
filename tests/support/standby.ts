// Starts a second PostgreSQL server as a streaming replica of a first one.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { unprivileged } from '../../scripts/test/postgres.mjs';
import { createProgram, type Program } from './program.ts';

/** Creates the replica of the server at `primary`, not started; `url` is the same database on the replica. */
export async function createStandby(
  bin: string,
  primary: string,
  home: string,
): Promise<{ url: string; program: Program }> {
  const data = join(home, 'standby');
  const copy = ['-d', primary, '-D', data, '-R', '-c', 'fast', '--no-sync'];
  execFileSync(join(bin, 'pg_basebackup'), copy, { ...unprivileged(), cwd: home, timeout: 60_000 });
  const port = await findFreePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: home, fsync: 'off' };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = new URL(primary);
  url.port = String(port);
  return {
    url: url.href,
    program: createProgram({
      name: 'standby',
      command: join(bin, 'postgres'),
      folder: home,
      port,
      parameters: ['-D', data, ...parameters],
    }),
  };
}
