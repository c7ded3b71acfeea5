// The failures of the cluster, one after another: each part is killed and comes back; then each part is
// restarted in an orderly way.

import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '#tests/harness/shop/fleet.ts';
import type { Program } from '#tests/support/program.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import { type DatabaseNode, until } from './database-node.ts';

export type Failure = { what: string; happen(): Promise<void> };

/** The roles of the shop's processes, in their order. */
export const ROLES = ['web', 'web', 'web', 'worker', 'worker'] as const;
const QUIET_MS = 10_000;
const AWAY_MS = 3_000;

export function planFailures(fleet: Fleet, cluster: DatabaseCluster): Failure[] {
  const { etcd, nodes, balancer, pooler } = cluster;
  const killed = [balancer, pooler, ...etcd.slice(0, 1)];
  const restarted = [...etcd, balancer, pooler];
  return [
    { what: 'nothing', happen: () => pause(QUIET_MS) },
    ...ROLES.map((role, index) => ({
      what: `${role}${index + 1} killed`,
      happen: async () => void (await fleet.pullPlug(index)),
    })),
    { what: 'primary node killed', happen: () => losePrimary(cluster) },
    { what: 'new primary node killed', happen: () => losePrimary(cluster) },
    ...killed.map((program) => ({ what: `${program.name} killed`, happen: () => lose(program) })),
    ...ROLES.map((role, index) => ({
      what: `${role}${index + 1} restarted`,
      happen: () => fleet.restart(index),
    })),
    ...restarted.map((program) => ({ what: `${program.name} restarted`, happen: () => restart(program) })),
    ...nodes.map((node) => ({
      what: `${node.name} restarted`,
      happen: async () => {
        await restart(node);
        await cluster.untilWhole();
      },
    })),
  ];
}

async function lose(program: Program): Promise<void> {
  await program.kill();
  await pause(AWAY_MS);
  await program.start();
}

async function restart(program: Program): Promise<void> {
  await program.stop();
  await program.start();
}

/**
 * Stops the machine of the primary until the other node has taken over, and then starts it again as a
 * replica.
 */
async function losePrimary(cluster: DatabaseCluster): Promise<void> {
  const lost = await cluster.primary();
  const other = cluster.nodes.find((node): node is DatabaseNode => node !== lost);
  await lost.kill();
  await until('the other node is primary', async () => (await other?.role()) === 'primary');
  await pause(QUIET_MS);
  await lost.start();
  await cluster.untilWhole();
}
