// Starts the database as described in docs/cluster.md and ops/cluster, on free ports of this machine: three
// etcd, two nodes under Patroni, HAProxy in front of the primary, and PgBouncer in front of HAProxy.

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { fillIn, readOpsFile } from '#tests/support/ops-file.ts';
import { createPooler } from '#tests/support/pooler.ts';
import { createHome, createProgram, type Program } from '#tests/support/program.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { createDatabaseNode, type DatabaseNode, until } from './database-node.ts';

export type DatabaseCluster = {
  etcd: Program[];
  nodes: DatabaseNode[];
  balancer: Program;
  pooler: Program;
  /** The database URLs: through the pooler, directly to the primary, and to the replica. */
  urls: { pooled: string; direct: string; replica: string };
  primary(): Promise<DatabaseNode>;
  /** Resolves when one node is the primary and the other has received all confirmed data. */
  untilWhole(): Promise<void>;
  end(): Promise<void>;
};

export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const home = createHome();
  const password = randomBytes(12).toString('hex');
  const etcd = await createEtcd(home);
  const hosts = etcd.map(({ port }) => `127.0.0.1:${port}`);
  const nodes = await Promise.all(
    ['node1', 'node2'].map((name) => createDatabaseNode({ name, home, etcd: hosts, password })),
  );
  const ports = { primary: await findFreePort(), replica: await findFreePort() };
  const balancer = createBalancer(home, nodes, ports);
  const url = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/zwartwit`;
  const { url: pooled, program: pooler } = await createPooler(url(ports.primary), home);
  const programs = [...etcd.map(({ program }) => program), ...nodes, balancer, pooler];
  const rolesAre = async (wanted: string) =>
    (await Promise.all(nodes.map((node) => node.role()))).map(String).sort().join() === wanted;
  const cluster: DatabaseCluster = {
    etcd: etcd.map(({ program }) => program),
    nodes,
    balancer,
    pooler,
    urls: { pooled, direct: url(ports.primary), replica: url(ports.replica) },
    async primary() {
      for (const node of nodes) if ((await node.role()) === 'primary') return node;
      throw new Error('No node is the primary');
    },
    untilWhole: () => until('a primary and a synchronous node', () => rolesAre('primary,sync')),
    async end() {
      for (const program of programs.toReversed()) await program.kill();
    },
  };
  try {
    await Promise.all(cluster.etcd.map((program) => program.start()));
    for (const node of nodes) {
      await node.start();
      await until(`${node.name} runs`, async () => (await node.role()) !== null);
    }
    await cluster.untilWhole();
    await balancer.start();
    const road = new URL(cluster.urls.direct);
    road.pathname = '/postgres';
    await until('the load balancer knows the primary', () => leadsToPrimary(road.href, nodes.length));
    await queryServer(road.href, 'create database zwartwit');
    await pooler.start();
    return cluster;
  } catch (error) {
    const said = programs.map((program) => `--- ${program.name}\n${program.said().slice(-1_500)}`).join('\n');
    await cluster.end();
    throw new Error(`The cluster did not come up:\n${said}`, { cause: error });
  }
}

async function createEtcd(home: string): Promise<{ port: number; program: Program }[]> {
  const members = await Promise.all(
    [1, 2, 3].map(async (number) => ({
      name: `etcd${number}`,
      port: await findFreePort(),
      peerPort: await findFreePort(),
    })),
  );
  const all = members.map(({ name, peerPort }) => `${name}=http://127.0.0.1:${peerPort}`).join();
  return members.map(({ name, port, peerPort }) => {
    const settings = {
      name,
      'data-dir': join(home, name),
      'initial-cluster': all,
      'initial-cluster-state': 'new',
      'listen-client-urls': `http://127.0.0.1:${port}`,
      'advertise-client-urls': `http://127.0.0.1:${port}`,
      'listen-peer-urls': `http://127.0.0.1:${peerPort}`,
      'initial-advertise-peer-urls': `http://127.0.0.1:${peerPort}`,
      'heartbeat-interval': 200,
      'election-timeout': 2000,
    };
    const parameters = Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
    return {
      port,
      program: createProgram({ name, command: '/usr/bin/etcd', parameters, folder: home, port }),
    };
  });
}

/**
 * Starts the load balancer. Each port leads to the nodes whose Patroni confirms the required role, checked
 * every second.
 */
function createBalancer(
  home: string,
  nodes: DatabaseNode[],
  ports: Record<'primary' | 'replica', number>,
): Program {
  const file = join(home, 'haproxy.cfg');
  const addresses = nodes.map(({ name, port, restPort }) => {
    const server = `server ${name}`;
    return [new RegExp(`${server} .+`, 'g'), `${server} 127.0.0.1:${port} check port ${restPort}`] as const;
  });
  writeFileSync(
    file,
    fillIn(readOpsFile('cluster/haproxy.cfg'), [
      [/127\.0\.0\.1:5433/, `127.0.0.1:${ports.primary}`],
      [/127\.0\.0\.1:5434/, `127.0.0.1:${ports.replica}`],
      ...addresses,
    ]),
  );
  return createProgram({
    name: 'HAProxy',
    command: '/usr/sbin/haproxy',
    parameters: ['-db', '-f', file],
    folder: home,
    port: ports.primary,
  });
}

/**
 * True when all connections reach the primary. Until its first check of a node, the balancer treats it as a
 * valid target.
 */
async function leadsToPrimary(url: string, nodes: number): Promise<boolean> {
  for (let turn = 0; turn < nodes; turn += 1) {
    const [row] = await queryServer(url, 'select pg_is_in_recovery() as follows').catch(() => []);
    if (row?.follows !== false) return false;
  }
  return true;
}
