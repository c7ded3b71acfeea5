// Disturbs a PostgreSQL server and its connections during purchases: connections are always being dropped,
// and sometimes blocked, silent, or interrupted by a restart or crash of the server.

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { FaultProxy } from '#tests/support/fault-proxy.ts';

const LONGEST_PAUSE_MS = 1_500;
const AT_ONCE = 3;
/** The number of rounds of dropped connections between two larger faults, such as a restart. */
const ROUNDS = 40;
const CLOSED_MS = 2_000;

export type DatabaseFaults = {
  dropped: number;
  closed: number;
  silent: number;
  restarted: number;
  crashed: number;
};

export type FaultyServer = {
  /** The URL of the server itself, not through the proxy. */
  url: string;
  /** The proxy between the shop and the server. With null only connections are dropped. */
  road: FaultProxy | null;
  /** Restarts or crashes the server; null for a server these tests do not own. */
  restart: ((how: 'orderly' | 'crash') => Promise<void>) | null;
};

export type RunningFaults = {
  /**
   * Stops the faults, with the server running and the proxy open again. Returns the number of faults by kind.
   */
  stop(): Promise<DatabaseFaults>;
};

export function startDatabaseFaults(
  { url, road, restart }: FaultyServer,
  random: () => number,
): RunningFaults {
  const ending = new AbortController();
  const trouble: DatabaseFaults = { dropped: 0, closed: 0, silent: 0, restarted: 0, crashed: 0 };
  const greater = [
    ...(road === null ? [] : [() => closeFor(road), async () => fallSilent(road)]),
    ...(restart === null ? [] : [() => restarted(restart), () => crashed(restart)]),
  ];

  async function dropSome(): Promise<void> {
    const admin = new pg.Client({ connectionString: url, application_name: 'chaos' });
    admin.on('error', () => undefined);
    try {
      await admin.connect();
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from (
           select pid from pg_stat_activity
           where datname = current_database() and application_name = 'zwartwit' order by random() limit $1
         ) as unlucky`,
        [1 + Math.floor(random() * AT_ONCE)],
      );
      trouble.dropped += rowCount ?? 0;
    } finally {
      await admin.end().catch(() => undefined);
    }
  }
  async function closeFor(way: FaultProxy): Promise<void> {
    await way.close();
    await pause(random() * CLOSED_MS);
    await way.open();
    trouble.closed += 1;
  }
  function fallSilent(way: FaultProxy): void {
    way.fallSilent();
    trouble.silent += 1;
  }
  async function restarted(again: NonNullable<FaultyServer['restart']>): Promise<void> {
    await again('orderly');
    trouble.restarted += 1;
  }
  async function crashed(again: NonNullable<FaultyServer['restart']>): Promise<void> {
    await again('crash');
    trouble.crashed += 1;
  }

  async function onAndOn(): Promise<void> {
    for (let round = 1; !ending.signal.aborted; round += 1) {
      await pause(random() * LONGEST_PAUSE_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      await dropSome();
      if (round % ROUNDS === 0) await greater[(round / ROUNDS - 1) % greater.length]?.();
    }
  }

  const running = onAndOn();
  running.catch(() => undefined);
  return {
    async stop() {
      ending.abort();
      await running;
      return trouble;
    },
  };
}
