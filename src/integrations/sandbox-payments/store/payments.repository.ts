// Payments in the sandbox's file, with every SQL statement prepared once. Rows are validated when read, so
// that a row edited by hand causes an error here and not later.

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { PAYMENT_STATUSES } from '#modules/payments/payment-provider.port.ts';

const paymentRow = z.object({
  seq: z.int(),
  id: z.string(),
  secret: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.int(),
  initialAmount: z.int(),
  amountReceived: z.int(),
  amountRefunded: z.int(),
  method: z.string().nullable(),
  failureCode: z.string().nullable(),
  failureDeclineCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  reference: z.string(),
  traceparent: z.string().nullable(),
  createdAt: z.int(),
  /**
   * The page of the sandbox the shopper must visit while the payment's status is `requires_action`: the
   * bank's or the card check (`3ds`). Null for other statuses.
   */
  step: z.enum(['bank', '3ds']).nullable(),
  afterApproval: z.enum(['pays', 'declines']).nullable(),
  returnUrl: z.string().nullable(),
  refunds: z.enum(['instant', 'settles_later', 'fails_later']),
  disputed: z.int(),
  cancellationReason: z.string().nullable(),
});

export type PaymentRow = z.infer<typeof paymentRow>;

export type NewPayment = {
  id: string;
  secret: string;
  amount: number;
  reference: string;
  traceparent: string | null;
  idempotencyKey: string;
  createdAt: number;
};

const columns = `seq, id, secret, status, amount, initial_amount AS initialAmount, amount_received AS amountReceived,
  amount_refunded AS amountRefunded, method, failure_code AS failureCode, failure_decline_code AS failureDeclineCode,
  failure_message AS failureMessage, reference, traceparent, created_at AS createdAt, step, after_approval AS afterApproval,
  return_url AS returnUrl, refunds, disputed, cancellation_reason AS cancellationReason`;

export function createPaymentsRepository(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO payments (id, secret, status, amount, initial_amount, reference, traceparent, idempotency_key, created_at)
     VALUES (:id, :secret, 'requires_payment_method', :amount, :amount, :reference, :traceparent, :idempotencyKey, :createdAt)
     RETURNING ${columns}`,
  );
  const byId = db.prepare(`SELECT ${columns} FROM payments WHERE id = ?`);
  const byKey = db.prepare(`SELECT ${columns} FROM payments WHERE idempotency_key = ?`);
  const update = db.prepare(
    `UPDATE payments SET status = :status, amount = :amount, amount_received = :amountReceived,
       amount_refunded = :amountRefunded, method = :method, failure_code = :failureCode,
       failure_decline_code = :failureDeclineCode, failure_message = :failureMessage, step = :step,
       after_approval = :afterApproval, return_url = :returnUrl, refunds = :refunds, disputed = :disputed,
       cancellation_reason = :cancellationReason
     WHERE id = :id`,
  );
  // The row has columns that are set at creation and never updated; their parameters are ignored.
  update.setAllowUnknownNamedParameters(true);
  const page = db.prepare(
    `SELECT ${columns} FROM payments WHERE created_at >= ? AND (created_at, seq) > (?, ?) ORDER BY created_at, seq LIMIT ?`,
  );
  const parse = (row: unknown): PaymentRow | null => (row === undefined ? null : paymentRow.parse(row));

  return {
    insert: (payment: NewPayment): PaymentRow => paymentRow.parse(insert.get(payment)),
    find: (id: string): PaymentRow | null => parse(byId.get(id)),
    findByIdempotencyKey: (key: string): PaymentRow | null => parse(byKey.get(key)),
    save(row: PaymentRow): void {
      update.run(row);
    },
    /**
     * Returns one page of payments, oldest first: at most `limit` that were created since `createdSince` and
     * come after `after`, the position of the last payment of the previous page.
     */
    listAfter: (
      createdSince: number,
      after: { createdAt: number; seq: number },
      limit: number,
    ): PaymentRow[] =>
      page.all(createdSince, after.createdAt, after.seq, limit).map((row) => paymentRow.parse(row)),
  };
}
