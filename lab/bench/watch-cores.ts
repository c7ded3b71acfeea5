// Who takes the processor time of the machine while something is measured: the shop with all its processes,
// PostgreSQL with all of its own, whoever asks, and everybody else. Linux only, and a PostgreSQL on the same
// machine: elsewhere NaN.

import { cpus } from 'node:os';
import { queryServer } from '#tests/support/query-server.ts';
import { familyProcessorMs, parentOf, processorMsWithEnded } from '../support/measure-process.ts';

export const EATERS = ['shop', 'PostgreSQL', 'buyers'] as const;
export type Eaten = Record<(typeof EATERS)[number], number>;

/** `eaten` and `others` are processor time, all in milliseconds; what others took makes the rest less. */
export type Watched<A> = A & { tookMs: number; eaten: Eaten; others: number };

/** `keeper` is the process of `npm start`, `postmaster` that of PostgreSQL; whoever asks is this process. */
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

/** The process every other one of PostgreSQL comes from, found by a connection the shop keeps. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
  const kept =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1';
  const [row] = await queryServer(databaseUrl, kept);
  return parentOf(Number(row?.pid));
}

/** Of all cores since the machine was started. */
function busyMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}
