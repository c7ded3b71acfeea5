// Starts Debian's PgBouncer in front of a server with the settings of ops/cluster; it lends a connection per
// transaction.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { fillIn, readOpsFile } from './ops-file.ts';
import { createProgram, type Program } from './program.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';

export const hasPooler = existsSync(PGBOUNCER);

/** Starts the pooler for the database at `server`; `size` is its number of connections. */
export async function createPooler(
  server: string,
  folder: string,
  size = 20,
): Promise<{ url: string; program: Program }> {
  const url = new URL(server);
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  const name = url.pathname.slice(1);
  const users = join(folder, 'pgbouncer-users');
  writeFileSync(users, `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  writeFileSync(
    file,
    fillIn(readOpsFile('cluster/pgbouncer.ini'), [
      [/^zwartwit = host=\S+ port=\S+ dbname=\S+/m, databaseAt(url, name)],
      [/^listen_port = .+/m, `listen_port = ${port}`],
      [/^auth_file = .+/m, `auth_file = ${users}`],
      [/^default_pool_size = .+/m, `default_pool_size = ${size}`],
    ]),
  );
  url.port = String(port);
  const program = createProgram({
    name: 'PgBouncer',
    command: PGBOUNCER,
    parameters: [file],
    folder,
    port,
  });
  return { url: url.href, program };
}

const databaseAt = ({ hostname, port }: URL, name: string) =>
  `${name} = host=${hostname} port=${port} dbname=${name}`;
