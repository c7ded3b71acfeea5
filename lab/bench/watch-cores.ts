// Measures who uses the processor: the shop with all its processes, PostgreSQL with all of its processes,
// this process, and everything else. It needs Linux and PostgreSQL on the same machine; elsewhere the values
// are NaN.

import { cpus } from 'node:os';
import { queryServer } from '#tests/support/query-server.ts';
import { familyProcessorMs, parentOf, processorMsWithEnded } from '../support/measure-process.ts';

export const EATERS = ['shop', 'PostgreSQL', 'buyers'] as const;
export type Eaten = Record<(typeof EATERS)[number], number>;

/**
 * A result with the processor time of the known processes (`eaten`) and of all other processes (`others`), in
 * ms.
 */
export type Watched<A> = A & { tookMs: number; eaten: Eaten; others: number };

/**
 * Measures the processor use during `work`. `keeper` is the process id of `npm start`, `postmaster` that of
 * PostgreSQL.
 */
export async function watchCores<A>(
  { keeper, postmaster }: { keeper: number; postmaster: number },
  work: () => Promise<A>,
): Promise<Watched<A>> {
  const spent = (): Eaten => ({
    shop: familyProcessorMs(keeper),
    PostgreSQL: familyProcessorMs(postmaster),
    // Its children are the shops, and what asked for it and has ended.
    buyers: processorMsWithEnded(process.pid),
  });
  const before = spent();
  const busyBefore = busyMs();
  const startedAt = performance.now();
  const answer = await work();
  const eaten = spent();
  const busy = busyMs() - busyBefore;
  const tookMs = performance.now() - startedAt;
  for (const eater of EATERS) eaten[eater] -= before[eater];
  const others = EATERS.reduce((left, eater) => left - eaten[eater], busy);
  return { ...answer, tookMs, eaten, others };
}

/** Returns the id of the main PostgreSQL process, found through a connection of the shop. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
  const kept =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1';
  const [row] = await queryServer(databaseUrl, kept);
  return parentOf(Number(row?.pid));
}

/** The busy time of all cores since the machine was started, in ms. */
function busyMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}
