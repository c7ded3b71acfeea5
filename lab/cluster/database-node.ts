// One node of the database: Patroni and its PostgreSQL server, which keeps running when Patroni is killed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { readOpsFile } from '#tests/support/ops-file.ts';
import { createProgram, type Program } from '#tests/support/program.ts';
import { findPostgres } from '../../scripts/test/postgres.mjs';

export type DatabaseNode = Program & {
  readonly port: number;
  readonly restPort: number;
  /**
   * The role of the node: `primary`, or a streaming replica (`sync`, `async`). Null in any other state, such
   * as when the node does not answer.
   */
  role(): Promise<'primary' | 'sync' | 'async' | null>;
};

type NodeOptions = { name: string; home: string; etcd: string[]; password: string };

const configurationSchema = z.looseObject({ bootstrap: z.looseObject({}) });
/** The configuration both nodes share: the behaviour of the cluster and how its first server is created. */
const { bootstrap: BOOTSTRAP } = configurationSchema.parse(parse(readOpsFile('cluster/patroni.yml')));

const statusSchema = z.object({
  state: z.string(),
  role: z.string(),
  sync_standby: z.boolean().optional(),
  replication_state: z.string().optional(),
});

export async function createDatabaseNode({ name, home, etcd, password }: NodeOptions): Promise<DatabaseNode> {
  const port = await findFreePort();
  const restPort = await findFreePort();
  const data = join(home, name);
  const file = join(home, `${name}.yml`);
  writeFileSync(file, JSON.stringify(settings()));
  const patroni = createProgram({
    name,
    command: '/usr/bin/patroni',
    parameters: [file],
    folder: home,
    port: restPort,
  });
  // Before its folder goes, in which its number stands.
  process.prependOnceListener('exit', killServer);

  function settings() {
    const account = (username: string) => ({ username, password });
    return {
      scope: 'zwartwit',
      name,
      etcd3: { hosts: etcd },
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      bootstrap: BOOTSTRAP,
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: findPostgres(),
        pgpass: join(home, `${name}.pgpass`),
        authentication: {
          superuser: account('postgres'),
          replication: account('replicator'),
          rewind: account('rewinder'),
        },
        pg_hba: [
          'host replication replicator 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
        parameters: { unix_socket_directories: '' },
      },
    };
  }

  /** Kills the PostgreSQL main process, whose id is in the data folder; its child processes end with it. */
  function killServer(): void {
    try {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      if (isPostgres(pid)) process.kill(pid, 'SIGKILL');
    } catch {
      // It is gone.
    }
  }

  return {
    name,
    port,
    restPort,
    start: patroni.start,
    stop: patroni.stop,
    said: patroni.said,
    get pid() {
      return patroni.pid;
    },
    async kill() {
      const gone = patroni.kill();
      killServer();
      await gone;
    },
    async role() {
      const answer = await callHttp({ url: `http://127.0.0.1:${restPort}/patroni` }).catch(() => null);
      const status = statusSchema.safeParse(answer?.body).data;
      if (status?.state !== 'running') return null;
      if (status.role === 'master' || status.role === 'primary') return 'primary';
      if (status.replication_state !== undefined && status.replication_state !== 'streaming') return null;
      return status.sync_standby ? 'sync' : 'async';
    },
  };
}

function isPostgres(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
}

/** Waits until the condition holds; throws after `atMostMs`, 90 s by default. */
export async function until(what: string, holds: () => Promise<boolean>, atMostMs = 90_000): Promise<void> {
  const giveUpAt = performance.now() + atMostMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(`Awaited in vain: ${what}`);
    await pause(200);
  }
}
