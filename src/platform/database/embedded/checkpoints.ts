// Writes checkpoints for the embedded engine, which has no background process for them. A checkpoint follows
// some minutes after a write, or sooner after many writes.

import { minutes, seconds } from '#shared/clock.ts';
import type { Database } from '../database.ts';
import type { Logger } from '../logger.ts';

const CHECKPOINT_INTERVAL_MS = minutes(5);
/**
 * Bytes of write-ahead log after which a checkpoint is written early. The log is kept until a checkpoint, and
 * its folder never shrinks.
 */
const MAX_WAL_BYTES = 64n * 1024n * 1024n;
const CHECK_INTERVAL_MS = seconds(10);

/**
 * True when a checkpoint of the embedded database is due. `written` is in bytes and `age` in milliseconds,
 * both since the last checkpoint.
 */
export function isCheckpointDue(written: bigint, age: number): boolean {
  return written > 0n && (age >= CHECKPOINT_INTERVAL_MS || written >= MAX_WAL_BYTES);
}

/** Starts the checkpoint timer of the embedded database; returns a function that stops it. */
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

/** Returns the position in the embedded database's write-ahead log: bytes since the database was created. */
async function walPosition(database: Database): Promise<bigint> {
  const { rows } = await database.execute(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`,
  );
  return BigInt(String(rows[0]?.position));
}
