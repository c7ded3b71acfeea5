// Checkpoints of the embedded engine, which has no process of its own for them: some minutes after something
// was written, sooner when it was much.

import { minutes, seconds } from '#shared/clock.ts';
import type { Database } from '../database.ts';
import type { Logger } from '../logger.ts';

const CHECKPOINT_INTERVAL_MS = minutes(5);
/**
 * Write-ahead log is kept until a checkpoint and the folder stays as large as it once was, so a busy shop has
 * one sooner.
 */
const MAX_WAL_BYTES = 64n * 1024n * 1024n;
const CHECK_INTERVAL_MS = seconds(10);

/** Of the bytes written since the last checkpoint, and the milliseconds since then. */
export function isCheckpointDue(written: bigint, age: number): boolean {
  return written > 0n && (age >= CHECKPOINT_INTERVAL_MS || written >= MAX_WAL_BYTES);
}

/** Answers how to stop. */
export function checkpointWhenWritten(database: Database, log: Logger): () => void {
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
  }, CHECK_INTERVAL_MS);
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
