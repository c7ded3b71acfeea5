// A PostgreSQL server may come up later than the shop, or go away while it starts: the shop waits for it
// instead of ending, and says so to whoever asks at its address.

import { setTimeout as pause } from 'node:timers/promises';
import type { MachineLog } from '#platform/database/machine-log.ts';
import { openWaitingRoom, type WaitingRoom } from '#platform/http/limits/waiting-room.ts';
import { isDatabaseOutage } from '#platform/http/problem-replies.ts';

type Options = {
  /** Null: who asks has to wait. */
  waitingRoom: { host: string; port: number } | null;
  log: MachineLog;
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Attempts until the database has answered all the way; any other error comes out at once. An attempt cleans
 * up after itself when it fails, and awaits `beforeListening`, which frees the address, before it listens
 * there.
 */
export async function untilDatabaseAnswers<T>(
  { waitingRoom, log }: Options,
  attempt: (beforeListening: () => Promise<void>) => Promise<T>,
): Promise<T> {
  let room: WaitingRoom | null = null;
  const leaveRoom = async () => {
    await room?.close();
    room = null;
  };
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt(leaveRoom);
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 8));
        log.warn(
          { err: error, nextAttemptMs: wait },
          'the database does not answer; the start is tried again',
        );
        if (waitingRoom) room ??= await openWaitingRoom(waitingRoom);
        await pause(wait);
      }
    }
  } finally {
    await leaveRoom();
  }
}
