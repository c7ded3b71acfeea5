// Starts the processes of one shop: one that does everything, or two that answer requests and one that runs
// jobs, behind one address.

import { createKillableServer, type Launcher } from '#tests/support/killable-server.ts';
import { openLoadBalancer } from './load-balancer.ts';

export type Role = 'all' | 'web' | 'worker';

export type Fleet = {
  readonly address: string;
  /** Rejects when a process ends unexpectedly. */
  readonly endedUnasked: Promise<never>;
  start(): Promise<void>;
  /**
   * Kills a process with SIGKILL and starts it again; a random one when `which` is left out. Returns the time
   * in ms of the start.
   */
  pullPlug(which?: number): Promise<number>;
  /** Stops a process with SIGTERM and starts it again. */
  restart(which: number): Promise<void>;
  /** Stops all processes with SIGTERM. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export async function createFleet(options: {
  launcher: Launcher;
  roles: readonly Role[];
  /** Returns the environment; called at every start of a process. */
  env: () => Record<string, string>;
  random: () => number;
}): Promise<Fleet> {
  const { launcher, roles, env, random } = options;
  const visited: number[] = [];
  const door = roles.length > 1 ? await openLoadBalancer(() => visited) : null;
  const address = door === null ? {} : { PUBLIC_URL: door.address };
  const servers = await Promise.all(
    roles.map(async (role) => {
      const server = await createKillableServer(launcher, () => ({ ...env(), ...address, ROLE: role }));
      if (role !== 'worker') visited.push(Number(new URL(server.address).port));
      return server;
    }),
  );
  const each = (work: (server: (typeof servers)[number]) => Promise<unknown>) =>
    Promise.all(servers.map(work)).then(() => undefined);
  return {
    endedUnasked: Promise.race(servers.map((server) => server.endedUnasked)),
    address: door?.address ?? servers[0]?.address ?? '',
    start: () => each((server) => server.start()),
    async pullPlug(which = Math.floor(random() * servers.length)) {
      const unlucky = servers[which];
      await unlucky?.kill();
      return (await unlucky?.start()) ?? 0;
    },
    async restart(which) {
      await servers[which]?.stop();
      await servers[which]?.start();
    },
    stop: () => each((server) => server.stop()),
    async kill() {
      await each((server) => server.kill());
      await door?.close();
    },
  };
}
