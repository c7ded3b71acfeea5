// Disputes in the sandbox's file, and the payments that lost money since a moment, by a refund or a dispute.

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const disputeRow = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: z.int(),
  status: z.enum(['open', 'won', 'lost']),
  reason: z.string(),
  createdAt: z.int(),
});

export type DisputeRow = z.infer<typeof disputeRow>;

const columns = 'id, payment_id AS paymentId, amount, status, reason, created_at AS createdAt';

export function createDisputesRepository(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO disputes (id, payment_id, amount, status, reason, created_at)
     VALUES (:id, :paymentId, :amount, :status, :reason, :createdAt)`,
  );
  const ofPayment = db.prepare(
    `SELECT ${columns} FROM disputes WHERE payment_id = ? ORDER BY created_at, rowid`,
  );
  const setStatus = db.prepare('UPDATE disputes SET status = ? WHERE id = ?');
  const reversed = db.prepare(
    `SELECT payment_id AS paymentId FROM refunds WHERE created_at >= ?
     UNION SELECT payment_id FROM disputes WHERE created_at >= ?`,
  );
  const reversedRow = z.object({ paymentId: z.string() });

  return {
    insert(dispute: DisputeRow): void {
      insert.run(dispute);
    },
    /** Returns the disputes of a payment at the sandbox, oldest first; empty for an unknown payment. */
    listOf: (paymentId: string): DisputeRow[] => ofPayment.all(paymentId).map((row) => disputeRow.parse(row)),
    setStatus(id: string, status: DisputeRow['status']): void {
      setStatus.run(status, id);
    },
    listReversedPayments: (since: number): string[] =>
      reversed.all(since, since).map((row) => reversedRow.parse(row).paymentId),
  };
}
