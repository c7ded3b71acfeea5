// The balance of the sandbox account, in the sandbox's own file: every balance change, and the payouts to the
// bank.

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const KINDS = ['payment', 'refund', 'refund_returned', 'dispute', 'payout'] as const;

const entryRow = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  amount: z.int(),
  fee: z.int(),
  paymentId: z.string().nullable(),
  /**
   * The id of the payout that included this balance entry; null while the entry is not paid out. The entry of
   * a payout itself has that payout's id.
   */
  payoutId: z.string().nullable(),
  createdAt: z.int(),
  availableAt: z.int(),
});
export type BalanceRow = z.infer<typeof entryRow>;

const payoutRow = z.object({ id: z.string(), amount: z.int(), createdAt: z.int(), arrivesAt: z.int() });
export type PayoutRow = z.infer<typeof payoutRow>;

/**
 * The tables of the balance. They have no schema version of their own, so an older program ignores them and
 * keeps working.
 */
export const BALANCE_TABLES = `
CREATE TABLE IF NOT EXISTS balance_entries (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  payment_id TEXT,
  payout_id TEXT,
  created_at INTEGER NOT NULL,
  available_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS balance_by_age ON balance_entries (created_at, seq);
CREATE INDEX IF NOT EXISTS balance_by_payout ON balance_entries (payout_id, available_at);
CREATE TABLE IF NOT EXISTS payouts (
  id TEXT PRIMARY KEY,
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_at INTEGER NOT NULL,
  arrives_at INTEGER NOT NULL
) STRICT;
`;

const columns = `id, kind, amount, fee, payment_id AS paymentId, payout_id AS payoutId, created_at AS createdAt,
  available_at AS availableAt`;

export function createBalanceRepository(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO balance_entries (id, kind, amount, fee, payment_id, payout_id, created_at, available_at)
     VALUES (:id, :kind, :amount, :fee, :paymentId, :payoutId, :createdAt, :availableAt)`,
  );
  const between = db.prepare(
    `SELECT ${columns} FROM balance_entries WHERE created_at >= ? AND created_at < ? ORDER BY created_at, seq`,
  );
  const waiting = db.prepare(
    `SELECT ${columns} FROM balance_entries WHERE payout_id IS NULL AND available_at <= ? ORDER BY available_at, seq`,
  );
  const ofPayout = db.prepare(`SELECT ${columns} FROM balance_entries WHERE payout_id = ? ORDER BY seq`);
  const payOut = db.prepare('UPDATE balance_entries SET payout_id = ? WHERE id = ?');
  const insertPayout = db.prepare('INSERT INTO payouts VALUES (:id, :amount, :createdAt, :arrivesAt)');
  const payouts = db.prepare(
    `SELECT id, amount, created_at AS createdAt, arrives_at AS arrivesAt FROM payouts WHERE created_at >= ? ORDER BY created_at, id`,
  );
  const read = (rows: unknown[]): BalanceRow[] => rows.map((row) => entryRow.parse(row));

  return {
    insert(row: BalanceRow): void {
      insert.run(row);
    },
    /**
     * Returns the balance entries created from `from` until before `until`, both in ms since 1970; oldest
     * first.
     */
    listBetween: (from: number, until: number): BalanceRow[] => read(between.all(from, until)),
    /**
     * Returns the balance entries that may be paid out to the bank by `now` and are not part of a payout yet.
     */
    listWaiting: (now: number): BalanceRow[] => read(waiting.all(now)),
    listOfPayout: (id: string): BalanceRow[] => read(ofPayout.all(id)),
    insertPayout(row: PayoutRow, entries: readonly BalanceRow[]): void {
      insertPayout.run(row);
      for (const { id } of entries) payOut.run(row.id, id);
    },
    /** Returns the payouts created at or after `since`, in ms since 1970; oldest first. */
    listPayouts: (since: number): PayoutRow[] => payouts.all(since).map((row) => payoutRow.parse(row)),
  };
}
