// The sandbox's own SQLite file, separate from the shop's database, so that its payments survive when the
// database is replaced. WAL mode lets several processes use the file. A commit on the `full` connection is on
// disk before the shop gets its answer.

import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PaymentProviderUnavailable } from '#modules/payments/payment-provider.port.ts';
import { BALANCE_TABLES } from './balance.repository.ts';

export type SandboxFile = {
  readonly connection: DatabaseSync;
  /**
   * Runs `work` in a transaction on the sandbox's file; across all processes one transaction runs at a time.
   * Throws `PaymentProviderUnavailable` when the file is inaccessible.
   */
  transaction<T>(work: () => T): T;
  /**
   * Runs single statements on the sandbox's file without a transaction. Throws `PaymentProviderUnavailable`
   * when the file is inaccessible.
   */
  read<T>(work: () => T): T;
  close(): void;
};

const SCHEMA_VERSION = 2;
const LOCK_WAIT_MS = 5000;

const schema = `
CREATE TABLE payments (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  secret TEXT NOT NULL,
  status TEXT NOT NULL,
  amount INTEGER NOT NULL,
  initial_amount INTEGER NOT NULL,
  amount_received INTEGER NOT NULL DEFAULT 0,
  amount_refunded INTEGER NOT NULL DEFAULT 0 CHECK (amount_refunded BETWEEN 0 AND amount_received),
  method TEXT,
  failure_code TEXT,
  failure_decline_code TEXT,
  failure_message TEXT,
  reference TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  step TEXT,
  after_approval TEXT,
  return_url TEXT,
  refunds TEXT NOT NULL DEFAULT 'instant',
  disputed INTEGER NOT NULL DEFAULT 0,
  cancellation_reason TEXT
) STRICT;
CREATE INDEX payments_by_age ON payments (created_at, seq);
CREATE TABLE refunds (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payments (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL,
  initial_status TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE events (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER
) STRICT;
CREATE INDEX events_waiting ON events (due_at, seq) WHERE due_at IS NOT NULL;
CREATE TABLE due_changes (
  seq INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  payment_id TEXT NOT NULL,
  refund_id TEXT,
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX due_changes_by_time ON due_changes (due_at);
CREATE INDEX due_changes_by_payment ON due_changes (payment_id);
PRAGMA user_version = 1;
`;

/**
 * The SQL statements that bring the file to schema version 2: disputes in a table of their own, and an index
 * of refunds by age.
 */
const secondVersion = `
CREATE TABLE disputes (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payments (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL,
  reason TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX disputes_by_payment ON disputes (payment_id);
CREATE INDEX disputes_by_age ON disputes (created_at);
CREATE INDEX refunds_by_payment ON refunds (payment_id);
CREATE INDEX refunds_by_age ON refunds (created_at);
PRAGMA user_version = 2;
`;

/**
 * Adds the columns and tables that came after the last schema version. The version stays the same, so that an
 * older program can still use the file.
 */
function addLaterColumns(connection: DatabaseSync): void {
  const columns = connection.prepare("SELECT name FROM pragma_table_info('payments')").all();
  if (!columns.some(({ name }) => name === 'traceparent'))
    connection.exec('ALTER TABLE payments ADD COLUMN traceparent TEXT');
  connection.exec(BALANCE_TABLES);
}

/**
 * Opens the sandbox's file. With `full`, every commit is synced to disk. With `normal`, commits reach the
 * disk with the next full commit. That is enough for delivery records: a power cut may repeat a webhook.
 */
export function openSandboxFile(file: string, durability: 'full' | 'normal'): SandboxFile {
  mkdirSync(dirname(file), { recursive: true });
  // The file is created before it is opened, because SQLite gives the files beside it the same access rights.
  closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true });
  switchToWal(connection);
  connection.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const commit = connection.prepare('COMMIT');

  function transaction<T>(work: () => T): T {
    return translateFaults(() => {
      begin.run();
      try {
        const result = work();
        commit.run();
        return result;
      } catch (error) {
        // A full disk makes SQLite roll back by itself; a second ROLLBACK would hide the real error.
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    });
  }

  transaction(() => {
    const version = connection.prepare('PRAGMA user_version').get()?.user_version;
    if (version === SCHEMA_VERSION) return addLaterColumns(connection);
    if (version !== 0 && version !== 1)
      throw new Error(`${file} is of another version (${version}) than this program (${SCHEMA_VERSION})`);
    if (version === 0) connection.exec(schema);
    connection.exec(secondVersion);
    addLaterColumns(connection);
    // The file contains client secrets, so no other user of the machine may read it. The WAL files get the
    // same access rights.
    chmodSync(file, 0o600);
  });
  return { connection, transaction, read: translateFaults, close: () => connection.close() };
}

/**
 * Switches the file to WAL mode. SQLite does not wait for a lock on this statement, so the switch is retried
 * when two processes open a new file at once.
 */
function switchToWal(connection: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 1; ; attempt += 1) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isSqliteError(error) || attempt === 50) throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
  }
}

function isSqliteError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE';
}

function translateFaults<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isSqliteError(error))
      throw new PaymentProviderUnavailable('sandbox file out of reach', { cause: error });
    throw error;
  }
}
