// A PostgreSQL server may come up later than the shop, or go away while it starts: the shop waits for it
// instead of ending, and says so to whoever asks at its address.

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#platform/database/logger.ts';
import { openStartupServer, type StartupServer } from '#platform/http/limits/startup-server.ts';
import { isDatabaseOutage } from '#platform/http/problem-replies.ts';

type Options = {
  /** Null: who asks has to wait. */
  startupAddress: { host: string; port: number } | null;
  log: Logger;
};

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/**
 * Attempts until the database has answered all the way; any other error comes out at once. An attempt cleans
 * up after itself when it fails, and awaits `beforeListening`, which frees the address, before it listens
 * there.
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
