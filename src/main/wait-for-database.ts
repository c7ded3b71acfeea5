// Waits for a PostgreSQL server that starts later than the shop or goes away during its start, and answers
// requests meanwhile.

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#platform/database/logger.ts';
import { openStartupServer, type StartupServer } from '#platform/http/limits/startup-server.ts';
import { isDatabaseOutage } from '#platform/http/problem-replies.ts';

type Options = {
  /** Address that answers requests while waiting; null: clients get no answer until the shop is open. */
  startupAddress: { host: string; port: number } | null;
  log: Logger;
};

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/**
 * Repeats `attempt` until the database is reachable; any other error is thrown at once. An attempt must clean
 * up after its failure, and await `beforeListening`, which frees the address, before it listens there.
 */
export async function waitForDatabase<T>(
  { startupAddress, log }: Options,
  attempt: (beforeListening: () => Promise<void>) => Promise<T>,
): Promise<T> {
  let startupServer: StartupServer | null = null;
  const closeStartupServer = async () => {
    await startupServer?.close();
    startupServer = null;
  };
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt(closeStartupServer);
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        const delayMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 8));
        log.warn(
          { err: error, nextAttemptMs: delayMs },
          'the database does not answer; the start is tried again',
        );
        if (startupAddress) startupServer ??= await openStartupServer(startupAddress);
        await pause(delayMs);
      }
    }
  } finally {
    await closeStartupServer();
  }
}
