// Waits for a PostgreSQL server that starts later than the shop or disappears during the start. Meanwhile
// requests get an answer that the shop is starting.

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#platform/database/logger.ts';
import { openStartupServer, type StartupServer } from '#platform/http/limits/startup-server.ts';
import { isDatabaseOutage } from '#platform/http/problem-replies.ts';

type Options = {
  /**
   * Address at which the process answers requests while it waits for the database; null when clients get no
   * answer until the shop is open.
   */
  startupAddress: { host: string; port: number } | null;
  log: Logger;
};

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/**
 * Repeats `attempt` until the database is reachable, and returns its result; any other error is thrown at
 * once. An attempt must clean up when it fails. Before it listens, an attempt must await `beforeListening`,
 * which stops the server that answers at `startupAddress` meanwhile.
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
