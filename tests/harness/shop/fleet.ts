// Starts the processes of one shop: one that does everything, or two that answer requests and one that runs
// jobs, behind one address.

import { createKillableServer, type Launcher } from '#tests/support/killable-server.ts';
import { openLoadBalancer } from './load-balancer.ts';

export type Role = 'all' | 'web' | 'worker';

export type Fleet = {
  readonly address: string;
  /** Rejects when one of them ends although nobody asked it to. */
  readonly endedUnasked: Promise<never>;
  start(): Promise<void>;
  /**
   * SIGKILL for one of them, any without a number, and its next start; how long that took in milliseconds.
   */
  pullPlug(which?: number): Promise<number>;
  /** SIGTERM for one of them, and its next start. */
  restart(which: number): Promise<void>;
  /** SIGTERM for all. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export async function createFleet(options: {
  launcher: Launcher;
  roles: readonly Role[];
  /** Asked at every start of a process. */
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
