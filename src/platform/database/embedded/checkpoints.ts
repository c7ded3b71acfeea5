// Checkpoints of the embedded engine, which has no process of its own for them: some minutes after something
// was written, sooner when it was much.

import { minutes, seconds } from '#shared/clock.ts';
import type { Database } from '../database.ts';
import type { MachineLog } from '../machine-log.ts';

const CHECKPOINT_EVERY = minutes(5);
/**
 * Write-ahead log is kept until a checkpoint and the folder stays as large as it once was, so a busy shop has
 * one sooner.
 */
const MOST_WAL_BYTES = 64n * 1024n * 1024n;
const LOOK_EVERY = seconds(10);

/** Of the bytes written since the last checkpoint, and the milliseconds since then. */
export function isCheckpointDue(written: bigint, age: number): boolean {
  return written > 0n && (age >= CHECKPOINT_EVERY || written >= MOST_WAL_BYTES);
}

/** Answers how to stop. */
export function checkpointWhenWritten(database: Database, log: MachineLog): () => void {
  let last: bigint | null = null;
  let lastAt = 0;
  const tick = async () => {
    const position = await walPosition(database);
    if (last !== null && !isCheckpointDue(position - last, Date.now() - lastAt)) return;
    await database.execute('CHECKPOINT');
    last = await walPosition(database);
    lastAt = Date.now();
  };
  const timer = setInterval(() => {
    tick().catch((error: unknown) => log.error({ err: error }, 'the checkpoint failed'));
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** The bytes of write-ahead log since the database was made. */
async function walPosition(database: Database): Promise<bigint> {
  const { rows } = await database.execute(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`,
  );
  return BigInt(String(rows[0]?.position));
}
