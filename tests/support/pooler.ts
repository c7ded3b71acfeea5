// Debian's PgBouncer before a server, lending a connection for one transaction, with the settings
// docs/cluster.md gives.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { createProgram, type Program } from './program.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';

export const hasPooler = existsSync(PGBOUNCER);

/** What every connection of the pool is told by the pooler as it begins, because the shop may not. */
const BEGINNING =
  "set jit = off; set statement_timeout = ''15s''; set idle_in_transaction_session_timeout = ''60s''";

/** Of the database that `server` addresses. `size`: connections it lends. */
export async function createPooler(
  server: string,
  folder: string,
  size = 20,
): Promise<{ url: string; program: Program }> {
  const url = new URL(server);
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  const name = url.pathname.slice(1);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'pgbouncer-users'),
    pool_mode: 'transaction',
    default_pool_size: size,
    max_client_conn: 500,
    server_login_retry: 1,
    query_wait_timeout: 10,
  };
  writeFileSync(join(folder, 'pgbouncer-users'), `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  writeFileSync(
    file,
    [
      '[databases]',
      `${name} = host=${url.hostname} port=${url.port} dbname=${name} connect_query='${BEGINNING}'`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`),
      '',
    ].join('\n'),
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
