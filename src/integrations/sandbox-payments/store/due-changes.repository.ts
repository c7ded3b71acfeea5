// Changes of payments that happen later by themselves: a slow bank settles, a refund completes, a dispute
// opens. They are stored as rows, not timers, so they survive a restart.

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const dueChange = z.object({
  seq: z.int(),
  kind: z.enum([
    'settle_payment',
    'settle_refund',
    'fail_refund',
    'dispute',
    'win_dispute',
    'early_fraud_warning',
  ]),
  paymentId: z.string(),
  refundId: z.string().nullable(),
});

export type DueChange = z.infer<typeof dueChange>;
export type DueChangeKind = DueChange['kind'];

const columns = 'seq, kind, payment_id AS paymentId, refund_id AS refundId';

export function createDueChangesRepository(db: DatabaseSync) {
  const insert = db.prepare(
    'INSERT INTO due_changes (kind, payment_id, refund_id, due_at) VALUES (?, ?, ?, ?)',
  );
  const due = db.prepare(
    `SELECT ${columns} FROM due_changes WHERE due_at <= ? ORDER BY due_at, seq LIMIT 100`,
  );
  const dueFor = db.prepare(
    `SELECT ${columns} FROM due_changes WHERE payment_id = ? AND due_at <= ? ORDER BY due_at, seq`,
  );
  const remove = db.prepare('DELETE FROM due_changes WHERE seq = ?');

  return {
    insert(kind: DueChangeKind, paymentId: string, refundId: string | null, dueAt: number): void {
      insert.run(kind, paymentId, refundId, dueAt);
    },
    listDue: (now: number): DueChange[] => due.all(now).map((row) => dueChange.parse(row)),
    listDueFor: (paymentId: string, now: number): DueChange[] =>
      dueFor.all(paymentId, now).map((row) => dueChange.parse(row)),
    /**
     * Removes a due change of a payment so that the caller may carry it out; false when another process
     * removed the change first.
     */
    take: (seq: number): boolean => remove.run(seq).changes === 1,
  };
}
