// Refunds in the sandbox's file. The first status is stored beside the current status, because a repeated
// request gets the first answer again.

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const refundStatus = z.enum(['pending', 'succeeded', 'failed']);

const refundRow = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: z.int(),
  status: refundStatus,
  initialStatus: refundStatus,
  idempotencyKey: z.string(),
  createdAt: z.int(),
});

export type RefundRow = z.infer<typeof refundRow>;

const columns = `id, payment_id AS paymentId, amount, status, initial_status AS initialStatus,
  idempotency_key AS idempotencyKey, created_at AS createdAt`;

export function createRefundsRepository(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO refunds (id, payment_id, amount, status, initial_status, idempotency_key, created_at)
     VALUES (:id, :paymentId, :amount, :status, :initialStatus, :idempotencyKey, :createdAt)`,
  );
  const byId = db.prepare(`SELECT ${columns} FROM refunds WHERE id = ?`);
  const byKey = db.prepare(`SELECT ${columns} FROM refunds WHERE idempotency_key = ?`);
  const ofPayment = db.prepare(
    `SELECT ${columns} FROM refunds WHERE payment_id = ? ORDER BY created_at, rowid`,
  );
  const setStatus = db.prepare('UPDATE refunds SET status = ? WHERE id = ?');
  const parse = (row: unknown): RefundRow | null => (row === undefined ? null : refundRow.parse(row));

  return {
    insert(refund: RefundRow): void {
      insert.run(refund);
    },
    find: (id: string): RefundRow | null => parse(byId.get(id)),
    findByIdempotencyKey: (key: string): RefundRow | null => parse(byKey.get(key)),
    /** Returns the refunds of a payment at the sandbox, oldest first; empty for an unknown payment. */
    listOf: (paymentId: string): RefundRow[] => ofPayment.all(paymentId).map((row) => refundRow.parse(row)),
    setStatus(id: string, status: RefundRow['status']): void {
      setStatus.run(status, id);
    },
  };
}
