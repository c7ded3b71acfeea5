// Writes the progress of a running import to the database every second, and reads whether an operator
// requested its cancellation. The write also serves as the heartbeat of the import's process.

import type { Database } from '#platform/database/database.ts';
import { type Clock, seconds } from '#shared/clock.ts';
import type { ImportStep } from './contract.ts';
import { cancelled } from './errors.ts';
import { recordHeartbeat } from './imports.repository.ts';

const HEARTBEAT_INTERVAL_MS = seconds(1);

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

export type Progress = {
  /**
   * Aborts when the import must end early, because an operator cancelled it or the shop shuts down. The abort
   * reason is the `Refusal` that the import must throw.
   */
  signal: AbortSignal;
  begin(step: ImportStep, total: number): void;
  advance(done: number): void;
  /** Stops reporting the progress of the import. Must be called after every import, whatever the outcome. */
  stop(): Promise<void>;
};

/**
 * Starts to report the progress of an import. When `stopAll` aborts, for example because the shop shuts down,
 * the import ends too.
 */
export function startProgressReport(
  { database, clock }: Needs,
  importId: number,
  stopAll: AbortSignal,
): Progress {
  const own = new AbortController();
  let now: { step: ImportStep; done: number; total: number } = { step: 'receiving', done: 0, total: 0 };
  let beating: Promise<void> | null = null;

  async function sendHeartbeat(): Promise<void> {
    // A database that is unavailable for a moment does not end the import.
    const response = await recordHeartbeat(database.orm, importId, { ...now, beatAt: clock.now() }).catch(
      () => null,
    );
    if (response?.cancelWanted) own.abort(cancelled());
  }
  const timer = setInterval(() => {
    beating ??= sendHeartbeat().finally(() => {
      beating = null;
    });
  }, HEARTBEAT_INTERVAL_MS);

  return {
    signal: AbortSignal.any([own.signal, stopAll]),
    begin(step, total) {
      now = { step, done: 0, total };
    },
    advance(done) {
      now.done = done;
    },
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}
